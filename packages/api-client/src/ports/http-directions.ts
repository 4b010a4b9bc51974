import type { Directions } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { getDirections } from "../contract/geo.ts";
import { hasCode } from "../errors/client-errors.ts";

/** Routes by the server's provider. `null` when there is no route or no provider: the map then shows the straight line. */
export function httpDirections(caller: Caller): Directions {
  return {
    async route(from, to, profile, options) {
      const coordinates = `${from.join(",")};${to.join(",")}`;
      try {
        return (await caller.call(getDirections, { params: { profile, coordinates } }, options)).route;
      } catch (error) {
        if (hasCode(error, "route_not_found")) return null;
        throw error;
      }
    },
  };
}
