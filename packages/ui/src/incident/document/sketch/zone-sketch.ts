import { formatMetres, isolationCircle, type Area, type LonLat, type Metres } from "@placard/hazmat-core";
import { tankCircles } from "@placard/hazmat-core/guidance";
import { ZONE_LABELS } from "@placard/hazmat-core/scene";
import type { PlumeResult } from "../../../plume/result/plume-result.ts";
import type { SketchGround } from "./sketch-ground.ts";
import { metresFrom } from "./sketch-plane.ts";

/** One outline of a sketch: closed rings of points in metres east and north of the source. */
export interface SketchZone {
  /** As the table of zones lists it: `aegl-2`, `evac`, `protect`. */
  readonly id: string;
  /** What the outline is called: `10% LEL`. */
  readonly label: string;
  readonly rings: readonly (readonly (readonly [eastM: Metres, northM: Metres])[])[];
}

/** One place or several that the crew marked, as they stand on a sketch. */
export interface SketchMark {
  /** The letters that name them in the table below: `A`. Several where they lie too near to be told apart. */
  readonly signs: readonly string[];
  readonly eastM: Metres;
  readonly northM: Metres;
}

/** The zones of a release as lines on paper, the source in the middle, north up. */
export interface ZoneSketch {
  /** The widest first, so that the most dangerous lies on top. */
  readonly zones: readonly SketchZone[];
  /** Marks of the crew that lie in the square. */
  readonly marks: readonly SketchMark[];
  /** Coast and streets below the zones; `null`: none of this place is at hand. */
  readonly ground: SketchGround | null;
  /** Radii of the range rings, which stand where there is no ground. */
  readonly ringsM: readonly Metres[];
  /** Half of the side of the square that holds every zone, m. */
  readonly halfM: Metres;
  /** A round length for the scale bar, at most half of the side. */
  readonly scaleM: Metres;
  /** Where the wind comes from; `null`: it has no direction. */
  readonly windFromDeg: number | null;
}

/** A place with the letter that it has on paper. */
export interface SignedPlace {
  readonly sign: string;
  readonly center: LonLat;
}

/**
 * @param places - what the crew marked; the zones alone say how large the square is
 * @param say - says a name of the core in the language of the paper
 * @param ground - from `sketchGround`, for the same result
 * @returns `null` where no distance is known: an empty sketch would look like a safe place
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
    marks: toldApart(inside, halfM * TOO_NEAR),
    ground,
    ringsM: ground === null ? ringsIn(halfM) : [],
    halfM,
    scaleM: roundLength(halfM),
    windFromDeg: used.windFromDeg,
  };
}

/** Half of the side of the smallest sketch of places, m: a site is shown with its surroundings. */
const LEAST_HALF_M: Metres = 120;

/**
 * Half of the side of the square around a center that holds every place, m. At least 120 m.
 *
 * @example
 * placesHalfM([0, 0], []); // 120
 */
export function placesHalfM(center: LonLat, places: readonly SignedPlace[]): Metres {
  const reach = marksOf(center, places).map(({ eastM, northM }) => Math.max(Math.abs(eastM), Math.abs(northM)) * 1.15);
  return Math.max(LEAST_HALF_M, ...reach);
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
    marks: toldApart(marksOf(center, places), halfM * TOO_NEAR),
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

/** Share of half the side below which two letters would lie over each other. */
const TOO_NEAR = 0.08;

function toldApart(marks: readonly SketchMark[], leastM: Metres): readonly SketchMark[] {
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

/** Two or more round distances, the farthest of them in the square. */
function ringsIn(halfM: Metres): readonly Metres[] {
  const step = roundLength(halfM / 2);
  return Array.from({ length: Math.floor(halfM / step) }, (_, at) => (at + 1) * step);
}

/** 1, 2 or 5 times a power of ten, at most a length. */
function roundLength(most: Metres): Metres {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
}
