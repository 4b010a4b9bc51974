import { type HandlerInput, updateLocation } from "@placard/api-client/internal";
import { englishProblems, fieldTexts, validateNewPlace } from "@placard/hazmat-core/business";
import { found } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { locationById, requirePersonOf, type LocationRow } from "../../db/queries/locations.ts";
import { namesOf } from "../../db/queries/people.ts";
import { refuse } from "../../http/form-rules.ts";
import { implement } from "../../http/operation.ts";
import { locationOf } from "./location-answer.ts";
import { locationValues } from "./location-values.ts";

export const updateLocationOperation = implement(updateLocation, async ({ ctx, rows, actor, params, body }) => {
  await holdRow(rows, "locations", params.id);
  const before = found(await locationById(rows, params.id));
  const names = await namesOf(rows, actor.businessId);
  requireVersion(before, body.version, locationOf(before, names));
  await requirePersonOf(rows, actor.businessId, body.contact_id);
  if (isMoved(before, body)) refuse(fieldTexts(validateNewPlace(body, body.pin_later === true), englishProblems));
  await rows
    .updateTable("locations")
    .set((eb) => ({
      ...pinOfOldAddress(before, body),
      ...locationValues(body),
      version: eb("version", "+", 1),
      updated_at: ctx.now(),
    }))
    .where("id", "=", params.id)
    .execute();
  return { status: "success", location: locationOf(found(await locationById(rows, params.id)), names) };
});

type Changes = HandlerInput<typeof updateLocation>["body"];

const isMoved = (before: LocationRow, { civic_address }: Changes): boolean =>
  civic_address !== undefined && civic_address !== before.civic_address;

/** A pin belongs to an address: a new address without a pin clears it. */
function pinOfOldAddress(before: LocationRow, changes: Changes) {
  return isMoved(before, changes) ? { latitude: null, longitude: null, precision: "none" as const } : {};
}
