import { reactivateUser } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { implement } from "../../http/operation.ts";
import { ownPeople } from "./own-people.ts";

/** A deactivated account takes no place of the plan, so reactivation needs one. */
export const reactivateUserOperation = implement(reactivateUser, async ({ rows, actor, params }) => {
  const { column, id } = ownPeople(actor);
  const person = found(
    await rows
      .selectFrom("accounts")
      .select(["id", "deactivated_at"])
      .where("id", "=", params.id)
      .where(column, "=", id)
      .executeTakeFirst(),
  );
  if (person.deactivated_at !== null && actor.kind === "business") await requireRoom(rows, id, "users");
  await rows.updateTable("accounts").set({ deactivated_at: null }).where("id", "=", person.id).execute();
  return { status: "success", id: person.id, deactivated_at: null };
});
