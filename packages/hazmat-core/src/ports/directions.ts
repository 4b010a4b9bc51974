import type { LineString } from "geojson";
import type { LonLat } from "./geocoder.ts";

/** How a route is travelled. */
export type TravelProfile = "driving" | "walking" | "cycling";

/** One turn of a route, in the order of travel. */
export interface RouteStep {
  readonly instruction: string;
  readonly distance: number;
  readonly duration: number;
  readonly maneuver: { readonly type: string; readonly modifier?: string };
}

/**
 * What became of areas that a route was to go round. `around`: it enters none of them. `through`: no way is left round
 * them, and this one enters them. `too-large`: the service takes no areas of this size, so they were not looked at.
 * `unable`: it cannot go round areas at all.
 */
export type RouteAround = "around" | "through" | "too-large" | "unable";

/** Distance in metres, duration in seconds. */
export interface Route {
  readonly provider: string;
  readonly geometry: LineString;
  readonly distance: number;
  readonly duration: number;
  readonly steps: readonly RouteStep[];
  /** Only where areas were given to go round. */
  readonly around?: RouteAround;
}

/** Finds a route between two places. A product without a routing service has none. */
export interface Directions {
  /** True if it can go round areas. Without it `avoid` is not to be given. */
  readonly goesAround?: boolean;
  /** `avoid`: closed rings of areas that the route is to go round; without a way round them it goes through, and says so. */
  route(
    from: LonLat,
    to: LonLat,
    profile: TravelProfile,
    options?: { readonly signal?: AbortSignal; readonly avoid?: readonly (readonly LonLat[])[] },
  ): Promise<Route | null>;
}
