import { geocodeAddress } from "@placard/api-client/internal";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { meantAmong, suggestPlaces, townOf } from "../../providers/geocoder/resolve-place.ts";

/** The best result with its precision. A town centre is a valid answer here, but never the source of a plume. */
export const geocodeAddressOperation = implementOpen(
  geocodeAddress,
  async ({ ctx, actor, body, request, withRows }) => {
    const places = await suggestPlaces({ ctx, actor, withRows, signal: request.signal }, body.address);
    const best = meantAmong(places, body.address) ?? townOf(places);
    if (best === undefined) throw new ApiError("address_not_found");
    const { center, place_name, precision, source, unanswered_by } = best;
    return {
      status: "success",
      longitude: center[0],
      latitude: center[1],
      place_name,
      precision,
      source: unanswered_by === undefined ? source : `${source}; ${unanswered_by} did not answer`,
    };
  },
);
