import type { Position } from "geojson";
import type { Path } from "../geo/antimeridian.ts";
import { degreesText, positionOf } from "../geo/lon-lat.ts";
import { outerRings } from "./outer-rings.ts";
import { element, textElement, XML_HEAD, xmlText } from "./xml.ts";
import { areaText, zoneFileLines, type ZoneFile, type ZoneFileArea } from "./zone-file.ts";
import { FILL_OPACITY, hexOf, paintOf } from "./zone-paint.ts";

/**
 * Writes a calculation as KML for Google Earth, MARPLOT, ArcGIS and similar software: a folder of zones, a folder of
 * lines, and the source with all notes. Each zone has its period of validity.
 *
 * @see OGC KML 2.2; places are `lon,lat`, colours `aabbggrr`
 * @example
 * zonesKml(chlorineZones).includes("<coordinates>-63.57,44.65</coordinates>"); // true
 */
export function zonesKml(file: ZoneFile): string {
  const { title, areas, lines } = file;
  const document = element("Document", [
    textElement("name", title),
    "<open>1</open>",
    textElement("description", zoneFileLines(file).join("\n")),
    ...areas.map(styleOf),
    lineStyle,
    placemark(file.sourceLabel, zoneFileLines(file).join("\n"), [span(file), pointOf(file)]),
    ...folder(
      "Zones",
      areas.map((area) => areaPlacemark(area, file)),
    ),
    ...folder(
      "Lines",
      lines.map(({ label, path }) =>
        placemark(label, file.caution, [span(file), "<styleUrl>#line</styleUrl>", lineOf(path)]),
      ),
    ),
  ]);
  return `${XML_HEAD}\n${element('kml xmlns="http://www.opengis.net/kml/2.2"', [document])}\n`;
}

function folder(name: string, placemarks: readonly string[]): readonly string[] {
  return placemarks.length === 0 ? [] : [element("Folder", [textElement("name", name), ...placemarks])];
}

function placemark(name: string, description: string, parts: readonly string[]): string {
  return element("Placemark", [textElement("name", name), textElement("description", description), ...parts]);
}

/** The style comes before the data and the geometry last: the order of the schema. */
function areaPlacemark(area: ZoneFileArea, file: ZoneFile): string {
  const data = [
    ["zone", area.id],
    ["limit", area.limit],
    ["reach", area.reach],
  ] as const;
  return placemark(area.label, `${areaText(area)}\n${file.caution}`, [
    span(file),
    `<styleUrl>#${styleId(area)}</styleUrl>`,
    element(
      "ExtendedData",
      data.map(([name, value]) => `<Data name="${name}">${textElement("value", value)}</Data>`),
    ),
    several(outerRings(area.polygon).map(polygonOf)),
  ]);
}

function span({ calculatedAtMs, validUntilMs }: ZoneFile): string {
  const [begin, end] = [calculatedAtMs, validUntilMs].map((ms) => new Date(ms).toISOString());
  return `<TimeSpan><begin>${begin}</begin><end>${end}</end></TimeSpan>`;
}

const styleId = ({ id }: ZoneFileArea): string => `zone-${xmlText(id)}`;

function styleOf(area: ZoneFileArea): string {
  const paint = paintOf(area.id);
  return element(`Style id="${styleId(area)}"`, [
    `<LineStyle><color>${kmlColor(paint, 1)}</color><width>2</width></LineStyle>`,
    `<PolyStyle><color>${kmlColor(paint, FILL_OPACITY)}</color></PolyStyle>`,
  ]);
}

const lineStyle = '<Style id="line"><LineStyle><color>ff404040</color><width>2</width></LineStyle></Style>';

/** `aabbggrr`. */
function kmlColor(paint: number, opacity: number): string {
  const rgb = hexOf(paint);
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0");
  return alpha + rgb.slice(4, 6) + rgb.slice(2, 4) + rgb.slice(0, 2);
}

function several(geometries: readonly string[]): string {
  const [first, second] = geometries;
  return first !== undefined && second === undefined ? first : element("MultiGeometry", geometries);
}

function polygonOf(ring: readonly Position[]): string {
  return element("Polygon", [
    `<outerBoundaryIs><LinearRing><coordinates>${coordinates(ring)}</coordinates></LinearRing></outerBoundaryIs>`,
  ]);
}

function lineOf(path: Path): string {
  const lines = path.type === "LineString" ? [path.coordinates] : path.coordinates;
  return several(
    lines.map(
      (line) => `<LineString><tessellate>1</tessellate><coordinates>${coordinates(line)}</coordinates></LineString>`,
    ),
  );
}

function pointOf({ source }: ZoneFile): string {
  return `<Point><coordinates>${coordinates([positionOf(source.lon, source.lat)])}</coordinates></Point>`;
}

const coordinates = (places: readonly Position[]): string =>
  places.map(([lon = 0, lat = 0]) => `${degreesText(lon)},${degreesText(lat)}`).join(" ");
