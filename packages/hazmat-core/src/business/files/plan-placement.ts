import { straightLine } from "../../geo/straight-line.ts";
import { positionOf } from "../../geo/lon-lat.ts";
import { err, ok, type Refusal, type Result } from "../../identity/result.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import type { PlanPlace } from "./plan-points.ts";

/** Limits for the placement of a floor plan on the map. */
export const PLAN_PLACEMENT_LIMITS = {
  /**
   * Minimum distance between the two points on the plan, as a fraction of its diagonal. Closer points turn a small
   * error into a large rotation or scale.
   */
  leastApart: 0.05,
  /** Minimum distance between the two positions on the ground, m. */
  leastApartM: 1,
  /** Maximum length of the longer side of a plan on the ground, m. */
  mostSideM: 5000,
  /** Maximum distance from the pin of the site to the centre of the plan, m. */
  mostFromPinM: 2000,
  /** Minimum aspect ratio of a page: width divided by height. */
  leastAspect: 0.05,
  mostAspect: 20,
} as const;

/** A point of a floor plan with its position on the map. */
export interface PlanPair extends PlanPlace {
  readonly longitude: number;
  readonly latitude: number;
}

/** Two points of a floor plan with their map positions, and the aspect ratio of the page. */
export interface PlanTie {
  /** Width of the page divided by its height. */
  readonly aspect: number;
  readonly pairs: readonly [PlanPair, PlanPair];
}

/** Map positions of the page's corners: top left, top right, bottom right, bottom left. */
export type PlanCorners = readonly [LonLat, LonLat, LonLat, LonLat];

/** Position of a floor plan on the map. */
export interface PlacedPlan {
  readonly corners: PlanCorners;
  readonly center: LonLat;
  /** Width and height of the page on the ground, in metres. */
  readonly widthM: number;
  readonly heightM: number;
}

/** Reason why a floor plan cannot be placed as entered. */
export type PlanPlacementError = Refusal<
  | "plan_placement.points_near"
  | "plan_placement.places_near"
  | "plan_placement.too_large"
  | "plan_placement.far_from_pin"
  | "plan_placement.off_map"
  | "plan_placement.shape"
>;

/** Latitude at which the Web Mercator map ends, degrees. */
const MERCATOR_END = 85;
const RADIANS = Math.PI / 180;
/** Metres per degree of latitude on the mean sphere of `straightLine`. [IUGG] */
const METRES_PER_DEGREE = 111_195.08;

interface Flat {
  readonly x: number;
  readonly y: number;
}

/**
 * Places a floor plan on the map by two of its points. The page is moved, rotated and scaled, but never distorted or
 * mirrored. Uses Web Mercator, which preserves angles, so both points appear exactly at the given positions.
 *
 * @param tie - the two points with their positions, and the aspect ratio of the page
 * @param pin - the pin of the site, if it is more precise than a town
 * @returns the corners, or the reason why the placement is outside `PLAN_PLACEMENT_LIMITS`
 * @example
 * const pairs = [
 *   { x: 0, y: 1, longitude: 0, latitude: 0 },
 *   { x: 1, y: 1, longitude: 0.001, latitude: 0 },
 * ];
 * placePlan({ aspect: 1, pairs }).value.corners[0]; // [0, 0.001]
 */
export function placePlan(
  { aspect, pairs: [one, other] }: PlanTie,
  pin: LonLat | null = null,
): Result<PlacedPlan, PlanPlacementError> {
  const limits = PLAN_PLACEMENT_LIMITS;
  if (!(aspect >= limits.leastAspect && aspect <= limits.mostAspect)) return err(REFUSALS.shape);
  const apart = Math.hypot((other.x - one.x) * aspect, other.y - one.y) / Math.hypot(aspect, 1);
  if (!(apart >= limits.leastApart)) return err(REFUSALS.points_near);
  const places = [one, other].map(({ longitude, latitude }) => [longitude, latitude] as const);
  if (places.some(([, latitude]) => !(Math.abs(latitude) <= MERCATOR_END))) return err(REFUSALS.off_map);
  if (!(straightLine([one.longitude, one.latitude], [other.longitude, other.latitude]).distance >= limits.leastApartM))
    return err(REFUSALS.places_near);

  const onGround = layer(aspect, one, other);
  const corners = [
    onGround({ x: 0, y: 0 }),
    onGround({ x: 1, y: 0 }),
    onGround({ x: 1, y: 1 }),
    onGround({ x: 0, y: 1 }),
  ] as const;
  if (corners.some(([, latitude]) => Math.abs(latitude) > MERCATOR_END)) return err(REFUSALS.off_map);
  const center = onGround({ x: 0.5, y: 0.5 });
  const widthM = straightLine(onGround({ x: 0, y: 0.5 }), onGround({ x: 1, y: 0.5 })).distance;
  const heightM = straightLine(onGround({ x: 0.5, y: 0 }), onGround({ x: 0.5, y: 1 })).distance;
  if (Math.max(widthM, heightM) > limits.mostSideM) return err(REFUSALS.too_large);
  if (pin !== null && straightLine(pin, center).distance > limits.mostFromPinM) return err(REFUSALS.far_from_pin);
  return ok({ corners, center, widthM, heightM });
}

/**
 * Maps each point of a page to its position, from two known points. Points of the plane are complex numbers: one factor
 * rotates and scales.
 */
function layer(aspect: number, one: PlanPair, other: PlanPair): (place: PlanPlace) => LonLat {
  const onPage = ({ x, y }: PlanPlace): Flat => ({ x: x * aspect, y });
  const from = onPage(one);
  const to = onPage(other);
  const origin = mercator(one.longitude, one.latitude);
  const end = mercator(unwrapLongitude(one.longitude, other.longitude), other.latitude);
  const factor = divide({ x: end.x - origin.x, y: end.y - origin.y }, { x: to.x - from.x, y: to.y - from.y });
  return (place) => {
    const { x, y } = onPage(place);
    const moved = multiply(factor, { x: x - from.x, y: y - from.y });
    return groundOf({ x: origin.x + moved.x, y: origin.y + moved.y });
  };
}

const multiply = (a: Flat, b: Flat): Flat => ({ x: a.x * b.x - a.y * b.y, y: a.x * b.y + a.y * b.x });

function divide(a: Flat, b: Flat): Flat {
  const square = b.x * b.x + b.y * b.y;
  return { x: (a.x * b.x + a.y * b.y) / square, y: (a.y * b.x - a.x * b.y) / square };
}

/** Web Mercator coordinates in radians: x east, y down as on a page. */
const mercator = (longitude: number, latitude: number): Flat => ({
  x: longitude * RADIANS,
  y: -Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)),
});

const groundOf = ({ x, y }: Flat): LonLat =>
  positionOf(x / RADIANS, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / RADIANS);

/** The same longitude without the jump at ±180°. */
const unwrapLongitude = (to: number, longitude: number): number => longitude - 360 * Math.round((longitude - to) / 360);

const refusal = <Code extends PlanPlacementError["code"]>(code: Code, message: string) => ({ code, message });

const { leastApart, leastApartM, mostSideM, mostFromPinM } = PLAN_PLACEMENT_LIMITS;

const REFUSALS = {
  points_near: refusal(
    "plan_placement.points_near",
    `The two points are too close together on the floor plan. Choose two at least ${leastApart * 100}% of its diagonal apart, such as opposite corners of the building.`,
  ),
  places_near: refusal(
    "plan_placement.places_near",
    `Both points are at the same position on the map. Choose two positions at least ${leastApartM} m apart.`,
  ),
  too_large: refusal(
    "plan_placement.too_large",
    `The floor plan would be more than ${mostSideM / 1000} km long on the ground. Check both positions.`,
  ),
  far_from_pin: refusal(
    "plan_placement.far_from_pin",
    `The floor plan would be more than ${mostFromPinM / 1000} km from the pin of its location. Check both positions and the pin.`,
  ),
  off_map: refusal("plan_placement.off_map", "The floor plan would be outside the map. Check both latitudes."),
  shape: refusal("plan_placement.shape", "This page is too narrow to place on a map."),
} as const;

/**
 * Moves both points of a placement by the same distance. The floor plan keeps its rotation and size.
 *
 * @param eastM - distance to the east in metres; negative is west
 * @param northM - distance to the north in metres; negative is south
 * @example
 * const pairs = [
 *   { x: 0, y: 1, longitude: 0, latitude: 0 },
 *   { x: 1, y: 1, longitude: 0.001, latitude: 0 },
 * ];
 * movedPlan(pairs, 0, 111.19508)[1].latitude; // 0.001
 */
export function movedPlan(pairs: PlanTie["pairs"], eastM: number, northM: number): PlanTie["pairs"] {
  const north = northM / METRES_PER_DEGREE;
  const east = eastM / (METRES_PER_DEGREE * Math.cos(pairs[0].latitude * RADIANS));
  const moved = (pair: PlanPair): PlanPair => {
    const [longitude, latitude] = positionOf(pair.longitude + east, pair.latitude + north);
    return { ...pair, longitude: unwrapLongitude(0, longitude), latitude };
  };
  return [moved(pairs[0]), moved(pairs[1])];
}
