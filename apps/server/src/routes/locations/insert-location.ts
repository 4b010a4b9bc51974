import { insertLocation } from "@placard/api-client/internal";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { locationById, requirePersonOf } from "../../db/queries/locations.ts";
import { namesOf } from "../../db/queries/people.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { implement } from "../../http/operation.ts";
import { locationOf } from "./location-answer.ts";
import { locationValues } from "./location-values.ts";

export const insertLocationOperation = implement(insertLocation, async ({ rows, actor, body, request }) => {
  const { business_id, name, civic_address } = body;
  requireOwnBusiness(actor, business_id);
  await requireRoom(rows, business_id, "locations");
  await requirePersonOf(rows, business_id, body.contact_id);
  const { id } = await rows
    .insertInto("locations")
    .values({ ...locationValues(body), business_id, name, civic_address, client_id: request.idempotencyKey })
    .returning("id")
    .executeTakeFirstOrThrow();
  const names = await namesOf(rows, business_id);
  return { status: "success", location_id: id, location: locationOf(found(await locationById(rows, id)), names) };
});
