import type { Position } from "geojson";
import type { Path } from "../geo/antimeridian.ts";
import { degreesText, positionOf } from "../geo/lon-lat.ts";
import { outerRings } from "./outer-rings.ts";
import { element, textElement, XML_HEAD, xmlText } from "./xml.ts";
import { areaText, plainId, zoneFileLines, type ZoneFile, type ZoneFileArea } from "./zone-file.ts";
import { FILL_OPACITY, hexOf, paintOf } from "./zone-paint.ts";

/** One object on the map of a TAK client. */
export interface CotEvent {
  readonly uid: string;
  readonly name: string;
  /** The complete document. */
  readonly xml: string;
}

/** CoT value for an unknown height or error. */
const UNKNOWN = "9999999.0";
const BLACK = 0x000000;
const LINE = 0x404040;

/**
 * Writes a calculation as Cursor on Target events: a point at the source with all notes, each zone as a drawn shape,
 * circles as circles. An event becomes stale when its wind is no longer valid; a client then greys it out and keeps it.
 *
 * @see CoT 2.0 as ATAK writes it: shapes `u-d-f`, circles `u-d-c-c`; places are `lat,lon`, colours signed ARGB
 */
export function cotEvents(file: ZoneFile): readonly CotEvent[] {
  return [sourceSpot(file), ...file.areas.flatMap((area) => areaEvents(area, file)), ...lineEvents(file)];
}

function sourceSpot(file: ZoneFile): CotEvent {
  const name = file.sourceLabel;
  const argb = argbOf(BLACK, 1);
  return event(file, "source", name, "b-m-p-s-m", file.source, [
    `<usericon iconsetpath="COT_MAPPING_SPOTMAP/b-m-p-s-m/${argb}"/>`,
    `<color argb="${argb}"/>`,
    ...common(name, [file.title, ...zoneFileLines(file)].join("\n")),
  ]);
}

function areaEvents(area: ZoneFileArea, file: ZoneFile): readonly CotEvent[] {
  const words = `${areaText(area)}\n${file.caution}`;
  if (area.radiusM !== null) return [circleEvent(area, area.radiusM, words, file)];
  return outerRings(area.polygon).map((ring, i) =>
    event(file, i === 0 ? area.id : `${area.id}.${i + 1}`, area.label, "u-d-f", middleOf(ring), [
      ...ring.map(link),
      ...stroke(argbOf(paintOf(area.id), 1)),
      `<fillColor value="${argbOf(paintOf(area.id), FILL_OPACITY)}"/>`,
      ...common(area.label, words),
    ]),
  );
}

function circleEvent(area: ZoneFileArea, radiusM: number, words: string, file: ZoneFile): CotEvent {
  const uid = uidOf(file, area.id);
  const rgb = hexOf(paintOf(area.id));
  const radius = Number(radiusM.toFixed(3));
  const alpha = Math.round(FILL_OPACITY * 255).toString(16);
  // Unlike KML, the style of a circle is AARRGGBB.
  const style = `<Style><LineStyle><color>ff${rgb}</color><width>3.0</width></LineStyle><PolyStyle><color>${alpha}${rgb}</color></PolyStyle></Style>`;
  return event(file, area.id, area.label, "u-d-c-c", file.source, [
    element("shape", [
      `<ellipse major="${radius}" minor="${radius}" angle="360"/>`,
      `<link uid="${uid}.Style" type="b-x-KmlStyle" relation="p-c">${style}</link>`,
    ]),
    '<__shapeExtras cpvis="true" editable="true"/>',
    ...stroke(argbOf(paintOf(area.id), 1)),
    `<fillColor value="${argbOf(paintOf(area.id), FILL_OPACITY)}"/>`,
    ...common(area.label, words),
  ]);
}

/** A line is a shape that is not closed. */
function lineEvents(file: ZoneFile): readonly CotEvent[] {
  return file.lines.flatMap(({ id, label, path }) =>
    partsOf(path).map((line, i) =>
      event(file, i === 0 ? id : `${id}.${i + 1}`, label, "u-d-f", middleOf(line), [
        ...line.map(link),
        ...stroke(argbOf(LINE, 1)),
        ...common(label, file.caution),
      ]),
    ),
  );
}

const partsOf = (path: Path): readonly (readonly Position[])[] =>
  path.type === "LineString" ? [path.coordinates] : path.coordinates;

const uidOf = ({ id }: ZoneFile, part: string): string => plainId(`${id}.${part}`);

function event(
  file: ZoneFile,
  part: string,
  name: string,
  type: string,
  at: { readonly lon: number; readonly lat: number },
  detail: readonly string[],
): CotEvent {
  const uid = uidOf(file, part);
  const [time, stale] = [file.calculatedAtMs, file.validUntilMs].map((ms) => new Date(ms).toISOString());
  const [lon, lat] = positionOf(at.lon, at.lat);
  const head = `event version="2.0" uid="${uid}" type="${type}" how="h-e" time="${time}" start="${time}" stale="${stale}" access="Undefined"`;
  const body = [
    `<point lat="${degreesText(lat)}" lon="${degreesText(lon)}" hae="${UNKNOWN}" ce="${UNKNOWN}" le="${UNKNOWN}"/>`,
    element("detail", detail),
  ];
  return { uid, name, xml: `${XML_HEAD}\n${element(head, body)}\n` };
}

function common(name: string, remarks: string): readonly string[] {
  return [
    `<contact callsign="${xmlText(name)}"/>`,
    textElement("remarks", remarks),
    '<labels_on value="true"/>',
    "<archive/>",
  ];
}

const stroke = (argb: number): readonly string[] => [
  `<strokeColor value="${argb}"/>`,
  '<strokeWeight value="3.0"/>',
  '<strokeStyle value="solid"/>',
];

const link = ([lon = 0, lat = 0]: Position): string => `<link point="${degreesText(lat)},${degreesText(lon)}"/>`;

/** Signed, because TAK reads a Java `int`. */
function argbOf(paint: number, opacity: number): number {
  return (Math.round(opacity * 255) << 24) | paint;
}

/** The centre of the bounding box. A shape does not cross the antimeridian, because it was split there. */
function middleOf(places: readonly Position[]): { readonly lon: number; readonly lat: number } {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lon: middle(places.map(([lon = 0]) => lon)), lat: middle(places.map(([, lat = 0]) => lat)) };
}
