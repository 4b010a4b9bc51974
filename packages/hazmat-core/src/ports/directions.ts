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
 * Result of avoiding areas. `around`: the route enters none of them. `through`: there is no route around them, and this
 * one enters them. `too-large`: the service does not accept areas of this size, so they were ignored. `unable`: the
 * service cannot avoid areas.
 */
export type RouteAround = "around" | "through" | "too-large" | "unable";

/** Distance in metres, duration in seconds. */
export interface Route {
  readonly provider: string;
  readonly geometry: LineString;
  readonly distance: number;
  readonly duration: number;
  readonly steps: readonly RouteStep[];
  /** Present only if areas to avoid were given. */
  readonly around?: RouteAround;
}

/** Port for a routing service. Omit it if there is none. */
export interface Directions {
  /** True if the service can avoid areas. Otherwise do not pass `avoid`. */
  readonly goesAround?: boolean;
  /**
   * `avoid`: closed rings of areas that the route must avoid; if there is no route around them, it enters them and
   * reports so.
   */
  route(
    from: LonLat,
    to: LonLat,
    profile: TravelProfile,
    options?: { readonly signal?: AbortSignal; readonly avoid?: readonly (readonly LonLat[])[] },
  ): Promise<Route | null>;
}
