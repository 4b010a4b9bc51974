import { deactivateUser } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { ownPeople } from "./own-people.ts";

/** The database ends all sessions and links of the account in the same update: see migration 0050. */
export const deactivateUserOperation = implement(deactivateUser, async ({ ctx, rows, actor, params }) => {
  if (params.id === actor.accountId) throw new ApiError("own_account");
  const { column, id } = ownPeople(actor);
  const person = found(
    await rows
      .selectFrom("accounts")
      .select(["id", "role", "deactivated_at"])
      .where("id", "=", params.id)
      .where(column, "=", id)
      .executeTakeFirst(),
  );
  if (person.role === "Admin" || person.role === "admin") {
    await requireAnotherAdmin(rows, { column, id, except: person.id });
  }
  const deactivated_at = person.deactivated_at ?? ctx.now();
  await rows.updateTable("accounts").set({ deactivated_at }).where("id", "=", person.id).execute();
  return { status: "success", id: person.id, deactivated_at: deactivated_at.toISOString() };
});
