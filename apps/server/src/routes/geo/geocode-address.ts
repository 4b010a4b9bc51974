import { geocodeAddress } from "@placard/api-client";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { meantPlace } from "@placard/hazmat-core/scene";
import { suggestAudited, townOf } from "../../providers/geocoder/resolve-place.ts";

/** The best place with how well it is known: a town's centre is an answer here, and never one under a plume. */
export const geocodeAddressOperation = implement(geocodeAddress, async ({ ctx, rows, actor, body }) => {
  const places = await suggestAudited({ ctx, rows, actor }, body.address);
  const best = meantPlace(places, body.address) ?? townOf(places);
  if (best === undefined) throw new ApiError("address_not_found");
  const { center, place_name, precision, source } = best;
  return { status: "success", longitude: center[0], latitude: center[1], place_name, precision, source };
});
