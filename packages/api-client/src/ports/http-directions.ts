import type { Directions } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { getDirections, getDirectionsAround } from "../contract/geo.ts";
import { hasCode } from "../errors/client-errors.ts";

/** Capabilities of the server's provider, from `get-config`. */
export interface HttpDirectionsOptions {
  /** True if it can avoid areas. Default: false. */
  readonly goesAround?: boolean;
}

/**
 * Loads routes from the server's provider. `null` without a route or provider: the map then shows the straight line.
 */
export function httpDirections(caller: Caller, { goesAround = false }: HttpDirectionsOptions = {}): Directions {
  return {
    goesAround,
    async route(from, to, profile, { avoid = [], ...options } = {}) {
      const params = { profile, coordinates: `${from.join(",")};${to.join(",")}` };
      try {
        if (avoid.length === 0) return (await caller.call(getDirections, { params }, options)).route;
        const body = { avoid: avoid.map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat])) };
        return (await caller.call(getDirectionsAround, { params, body }, options)).route;
      } catch (error) {
        if (hasCode(error, "route_not_found")) return null;
        throw error;
      }
    },
  };
}
