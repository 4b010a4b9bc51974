import { updateBusiness } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { blankToNull, given } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { businessOf } from "./business-answer.ts";

export const updateBusinessOperation = implement(updateBusiness, async ({ ctx, rows, actor, params, body }) => {
  const { id } = params;
  requireOwnBusiness(actor, id);
  await holdRow(rows, "businesses", id);
  const before = found(await rows.selectFrom("businesses").selectAll().where("id", "=", id).executeTakeFirst());
  requireVersion({ version: before.details_version }, body.version, businessOf(before));
  const details = given({
    business_name: body.name,
    email: body.email,
    address: blankToNull(body.address),
    phone: blankToNull(body.phone),
    type: blankToNull(body.type),
    owner: blankToNull(body.owner),
    number_of_locations: body.number_of_locations,
    number_of_chemicals: body.number_of_chemicals,
  } satisfies EveryField<typeof body, "name" | "tier" | "version"> & { readonly business_name: unknown });
  const isEdited = Object.keys(details).length > 0;
  const row = await rows
    .updateTable("businesses")
    .set((eb) => ({
      ...details,
      ...given({ tier: body.tier }),
      ...(isEdited && { details_version: before.details_version + 1 }),
      version: eb("version", "+", 1),
      updated_at: ctx.now(),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return { status: "success", business: businessOf(found(row)) };
});
