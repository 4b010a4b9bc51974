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

/** Distance in metres, duration in seconds. */
export interface Route {
  readonly provider: string;
  readonly geometry: LineString;
  readonly distance: number;
  readonly duration: number;
  readonly steps: readonly RouteStep[];
}

/** Finds a route between two places. A product without a routing service has none. */
export interface Directions {
  route(
    from: LonLat,
    to: LonLat,
    profile: TravelProfile,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Route | null>;
}
