import { straightLine } from "../../geo/straight-line.ts";
import { downwindDeg } from "../../formats/compass.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import type { Metres } from "../../units/length.ts";
import { inZoneOrder } from "../zone-ids.ts";
import { legsOf, placeOn, type Leg } from "./along-way.ts";
import { entryOf } from "./entry.ts";
import { releaseAreas, type ReleaseZones } from "./release-areas.ts";

/** A layer that a way enters. */
export interface CrossedZone {
  readonly id: string;
  /** As the table of zones names it: `10% LEL`. */
  readonly label: string;
  /** How far along the way it is entered first, m; 0 where the way begins inside. */
  readonly afterM: Metres;
}

/**
 * From where a way comes to the release. `downwind`: it comes under the wind, where the gas goes. `no-direction`: the wind has
 * none, or is not known. `far`: the way does not come near.
 */
export type RouteApproach = "upwind" | "crosswind" | "downwind" | "no-direction" | "far";

/** What a way meets of a release. */
export interface RouteHazards {
  /** The most dangerous first. */
  readonly crossed: readonly CrossedZone[];
  readonly approach: RouteApproach;
}

/** A release as far as a way is concerned. */
export interface RouteScene extends ReleaseZones {
  readonly origin: LonLat;
  /** Degrees that the wind comes from; `null`: no direction, or not known. */
  readonly windFromDeg: number | null;
}

/** How near a way comes to be asked from where it comes, m: at least this, and as far as the longest layer. */
const NEAR_M = 1000;
/** Nearer than this a bearing says nothing, m. */
const AT_ORIGIN_M = 30;
/** A way is looked at this often, m. */
const STRIDE_M = 25;
/** Half of the sector that counts as under the wind: no less than any swing of the plume. */
const DOWNWIND_HALF_DEG = 45;
/** From this angle off the plume's axis on a way comes from the side that the wind comes from. */
const UPWIND_FROM_DEG = 120;

/**
 * Which layers of a release a way enters, and from where it comes to the release. It decides nothing else: whether to go that
 * way is for people to say.
 *
 * @param coordinates - of the way in the order of travel, `[lon, lat]`
 * @param scene - the answered scene, with its place and wind
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

/** Bearings from the release to the places of a leg that are near it, but not at it. */
function bearingsNear(leg: Leg, origin: LonLat, reachM: Metres): readonly number[] {
  const count = Math.ceil(leg.lengthM / STRIDE_M);
  return Array.from({ length: count + 1 }, (_, index) => straightLine(origin, placeOn(leg, index / count)))
    .filter(({ distance }) => distance >= AT_ORIGIN_M && distance <= reachM)
    .map(({ bearing_deg }) => bearing_deg);
}
