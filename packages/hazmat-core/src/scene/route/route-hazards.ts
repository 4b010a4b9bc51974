import { straightLine } from "../../geo/straight-line.ts";
import { downwindDeg } from "../../formats/compass.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import type { Metres } from "../../units/length.ts";
import { inZoneOrder } from "../zone-ids.ts";
import { legsOf, positionOnLeg, type Leg } from "./along-way.ts";
import { entryOf } from "./entry.ts";
import { releaseAreas, type ReleaseZones } from "./release-areas.ts";

/** A layer that a route enters. */
export interface CrossedZone {
  readonly id: string;
  /** As in the table of zones: `10% LEL`. */
  readonly label: string;
  /** Distance along the route to the first entry, metres; 0 if the route begins inside. */
  readonly afterM: Metres;
}

/**
 * Direction from which a route approaches the release. `downwind`: from downwind, in the path of the gas.
 * `no-direction`: the wind has no direction or is unknown. `far`: the route does not come near.
 */
export type RouteApproach = "upwind" | "crosswind" | "downwind" | "no-direction" | "far";

/** Hazards of a route near a release. */
export interface RouteHazards {
  /** Most dangerous first. */
  readonly crossed: readonly CrossedZone[];
  readonly approach: RouteApproach;
}

/** Data of a release for checking a route. */
export interface RouteScene extends ReleaseZones {
  readonly origin: LonLat;
  /** Direction from which the wind blows, degrees; `null`: no direction, or unknown. */
  readonly windFromDeg: number | null;
}

/** Minimum search distance for the direction of approach, m; the longest layer can extend it. */
const NEAR_M = 1000;
/** Below this distance a bearing has no meaning, m. */
const AT_ORIGIN_M = 30;
/** Sampling distance along a route, m. */
const STRIDE_M = 25;
/** Half of the downwind sector: at least the largest swing of a plume. */
const DOWNWIND_HALF_DEG = 45;
/** Angle off the plume's axis from which a route approaches from upwind. */
const UPWIND_FROM_DEG = 120;

/**
 * Returns the layers of a release that a route enters, and the direction of its approach. It does not decide whether
 * the route is acceptable: people do.
 *
 * @param coordinates - positions of the route in the order of travel, `[lon, lat]`
 * @param scene - the answered scene, with its position and wind
 * @example
 * const scene = { plume: null, circle: null, protective: null, origin: [-63.57, 44.65], windFromDeg: 270 };
 * routeHazards([[-63.56, 44.65], [-63.57, 44.65]], scene); // { crossed: [], approach: "downwind" }
 */
export function routeHazards(coordinates: readonly (readonly number[])[], scene: RouteScene): RouteHazards {
  const legs = legsOf(coordinates);
  const crossed = releaseAreas(scene).flatMap(({ id, label, polygon }): CrossedZone[] => {
    const afterM = entryOf(legs, polygon);
    return afterM === null ? [] : [{ id, label, afterM }];
  });
  return { crossed: inZoneOrder(crossed), approach: approachOf(legs, scene) };
}

function approachOf(legs: readonly Leg[], { origin, windFromDeg, plume, protective }: RouteScene): RouteApproach {
  const reachM = Math.max(
    NEAR_M,
    protective?.distanceM ?? 0,
    ...(plume?.zones ?? []).map(({ reached, farM }) => (reached ? farM : 0)),
  );
  const bearings = legs.flatMap((leg) => bearingsNear(leg, origin, reachM));
  if (bearings.length === 0) return "far";
  if (windFromDeg === null) return "no-direction";
  const axis = downwindDeg(windFromDeg);
  const off = bearings.map((bearing) => Math.abs(((bearing - axis + 540) % 360) - 180));
  if (off.some((angle) => angle <= DOWNWIND_HALF_DEG)) return "downwind";
  return off.every((angle) => angle >= UPWIND_FROM_DEG) ? "upwind" : "crosswind";
}

/** Bearings from the release to positions of a leg that are near it, but not at it. */
function bearingsNear(leg: Leg, origin: LonLat, reachM: Metres): readonly number[] {
  const count = Math.ceil(leg.lengthM / STRIDE_M);
  return Array.from({ length: count + 1 }, (_, index) => straightLine(origin, positionOnLeg(leg, index / count)))
    .filter(({ distance }) => distance >= AT_ORIGIN_M && distance <= reachM)
    .map(({ bearing_deg }) => bearing_deg);
}
