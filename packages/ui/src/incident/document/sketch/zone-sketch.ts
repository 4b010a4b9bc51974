import { formatMetres, isolationCircle, type Area, type LonLat, type Metres } from "@placard/hazmat-core";
import { tankCircles } from "@placard/hazmat-core/guidance";
import { ZONE_LABELS } from "@placard/hazmat-core/scene";
import type { PlumeResult } from "../../../plume/result/plume-result.ts";
import type { SketchGround } from "./sketch-ground.ts";
import { metresFrom } from "./sketch-plane.ts";

/** One outline of a sketch: closed rings of points, in metres east and north of the source. */
export interface SketchZone {
  /** Id in the table of zones: `aegl-2`, `evac`, `protect`. */
  readonly id: string;
  /** Name of the outline: `10% LEL`. */
  readonly label: string;
  readonly rings: readonly (readonly (readonly [eastM: Metres, northM: Metres])[])[];
}

/** One or several marks of the crew on a sketch. */
export interface SketchMark {
  /** Letters of the marks in the table below: `A`. Several if the marks are too close to draw separately. */
  readonly signs: readonly string[];
  readonly eastM: Metres;
  readonly northM: Metres;
}

/** The zones of a release as outlines on paper, with the source in the centre and north up. */
export interface ZoneSketch {
  /** Widest first, so that the most dangerous zone is on top. */
  readonly zones: readonly SketchZone[];
  /** Marks of the crew inside the square. */
  readonly marks: readonly SketchMark[];
  /** Coast and streets below the zones; `null`: no data for this location. */
  readonly ground: SketchGround | null;
  /** Radii of the range rings, drawn if there is no ground. */
  readonly ringsM: readonly Metres[];
  /** Half the side of the square that contains every zone, m. */
  readonly halfM: Metres;
  /** A round length for the scale bar, at most half of the side. */
  readonly scaleM: Metres;
  /** Wind direction (from); `null`: none. */
  readonly windFromDeg: number | null;
}

/** A mark with its letter on paper. */
export interface SignedPlace {
  readonly sign: string;
  readonly center: LonLat;
}

/**
 * @param places - marks of the crew; only the zones determine the size of the square
 * @param say - translates a name of the core into the language of the document
 * @param ground - from `sketchGround`, for the same result
 * @returns `null` if no distance is known: an empty sketch would look like a safe location
 */
export function zoneSketch(
  { plume, circle, protective, place, used, tank }: PlumeResult,
  places: readonly SignedPlace[] = [],
  ground: SketchGround | null = null,
  say: (english: string) => string = (english) => english,
): ZoneSketch | null {
  const [lon, lat] = place.center;
  const areas: readonly (readonly [id: string, label: string, area: Area])[] = [
    ...(protective === null ? [] : [["protect", ZONE_LABELS.protect, protective.polygon] as const]),
    ...(plume?.zones ?? []).flatMap(({ id, label, reached, polygon }) =>
      reached && polygon !== null ? [[id, label, polygon] as const] : [],
    ),
    ...(tank === undefined ? [] : tankCircles(tank.size)).map(
      ({ id, label, radiusM }) =>
        [
          `tank-${id}`,
          `BLEVE: ${say(label)}, ${formatMetres(radiusM)}`,
          isolationCircle({ lon, lat }, radiusM),
        ] as const,
    ),
    ...(circle === null ? [] : [["evac", ZONE_LABELS.evac, circle.polygon] as const]),
  ];
  const zones = areas
    .map(([id, label, area]) => ({ id, label: say(label), rings: ringsOf(area, lon, lat) }))
    .toSorted((one, other) => reachOf(other) - reachOf(one));
  const farM = Math.max(0, ...zones.map(reachOf));
  if (farM === 0) return null;
  const halfM = farM * 1.08;
  const marks = marksOf([lon, lat], places);
  const inside = marks.filter(({ eastM, northM }) => Math.max(Math.abs(eastM), Math.abs(northM)) <= halfM);
  return {
    zones,
    marks: spreadLabels(inside, halfM * TOO_NEAR),
    ground,
    ringsM: ground === null ? ringsIn(halfM) : [],
    halfM,
    scaleM: roundLength(halfM),
    windFromDeg: used.windFromDeg,
  };
}

/** Half the side of the smallest sketch of places, m, so that a site is shown with its surroundings. */
const MIN_HALF_M: Metres = 120;

/**
 * Half the side of the square around a center that contains every place, m. At least 120 m.
 *
 * @example
 * placesHalfM([0, 0], []); // 120
 */
export function placesHalfM(center: LonLat, places: readonly SignedPlace[]): Metres {
  const reach = marksOf(center, places).map(({ eastM, northM }) => Math.max(Math.abs(eastM), Math.abs(northM)) * 1.15);
  return Math.max(MIN_HALF_M, ...reach);
}

/**
 * A sketch of marked places around a center, without zones or wind.
 *
 * @param ground - from `sketchGround`, for the same center and the half side of `placesHalfM`
 * @example
 * placesSketch([0, 0], [{ sign: "1", center: [0.001, 0] }]).marks.length; // 1
 */
export function placesSketch(
  center: LonLat,
  places: readonly SignedPlace[],
  ground: SketchGround | null = null,
): ZoneSketch {
  const halfM = placesHalfM(center, places);
  return {
    zones: [],
    marks: spreadLabels(marksOf(center, places), halfM * TOO_NEAR),
    ground,
    ringsM: ground === null ? ringsIn(halfM) : [],
    halfM,
    scaleM: roundLength(halfM),
    windFromDeg: null,
  };
}

function marksOf(middle: LonLat, places: readonly SignedPlace[]): readonly SketchMark[] {
  return places.map(({ sign, center }) => {
    const [eastM, northM] = metresFrom(middle, center);
    return { signs: [sign], eastM, northM };
  });
}

/** Fraction of half the side below which two letters would overlap. */
const TOO_NEAR = 0.08;

function spreadLabels(marks: readonly SketchMark[], leastM: Metres): readonly SketchMark[] {
  const apart: SketchMark[] = [];
  for (const mark of marks) {
    const at = apart.findIndex(({ eastM, northM }) => Math.hypot(eastM - mark.eastM, northM - mark.northM) < leastM);
    const near = apart[at];
    if (near === undefined) apart.push(mark);
    else apart[at] = { ...near, signs: [...near.signs, ...mark.signs] };
  }
  return apart;
}

function ringsOf(area: Area, lon: number, lat: number): SketchZone["rings"] {
  const rings = area.type === "Polygon" ? area.coordinates : area.coordinates.flat();
  return rings.map((ring) => ring.map(([x = lon, y = lat]) => metresFrom([lon, lat], [x, y])));
}

function reachOf({ rings }: SketchZone): Metres {
  return Math.max(0, ...rings.flat().map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
}

/** At least two round distances, the largest of them inside the square. */
function ringsIn(halfM: Metres): readonly Metres[] {
  const step = roundLength(halfM / 2);
  return Array.from({ length: Math.floor(halfM / step) }, (_, at) => (at + 1) * step);
}

/** Largest length of 1, 2 or 5 times a power of ten that is not above the given one. */
function roundLength(most: Metres): Metres {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
}
