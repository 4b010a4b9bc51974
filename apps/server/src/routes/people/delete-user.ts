import { deleteUser } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { requireRight } from "../../access/check-access.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { implement } from "../../http/operation.ts";

/** Users and contacts share one sequence of numbers, so one id names one of either. Sites that it managed keep none. */
export const deleteUserOperation = implement(deleteUser, async ({ rows, actor, params }) => {
  const contact = await rows
    .deleteFrom("contacts")
    .where("id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .returning("id")
    .executeTakeFirst();
  if (contact === undefined) {
    const user = found(
      await rows
        .selectFrom("accounts")
        .select(["id", "role"])
        .where("id", "=", params.id)
        .where("business_id", "=", actor.businessId)
        .executeTakeFirst(),
    );
    requireRight(actor, "edit_users");
    if (user.role === "Admin") {
      await requireAnotherAdmin(rows, { column: "business_id", id: actor.businessId, except: user.id });
    }
    await rows.deleteFrom("accounts").where("id", "=", user.id).execute();
  }
  await rows
    .updateTable("locations")
    .set({ contact_id: null })
    .where("contact_id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .execute();
  return { status: "success" };
});
