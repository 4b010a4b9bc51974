import { updateBusiness } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { blankToNull, given } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { businessOf } from "./business-answer.ts";

export const updateBusinessOperation = implement(updateBusiness, async ({ ctx, rows, actor, params, body }) => {
  requireOwnBusiness(actor, params.id);
  const { name: business_name } = body;
  const changes = given({
    business_name,
    email: body.email,
    address: blankToNull(body.address),
    phone: blankToNull(body.phone),
    type: blankToNull(body.type),
    owner: blankToNull(body.owner),
    number_of_locations: body.number_of_locations,
    number_of_chemicals: body.number_of_chemicals,
    tier: body.tier,
  } satisfies EveryField<typeof body, "name"> & { readonly business_name: unknown });
  const row = await rows
    .updateTable("businesses")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1), updated_at: ctx.now() }))
    .where("id", "=", params.id)
    .returningAll()
    .executeTakeFirst();
  return { status: "success", business: businessOf(found(row)) };
});
