import { deleteResponderUser } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { implement } from "../../http/operation.ts";

export const deleteResponderUserOperation = implement(deleteResponderUser, async ({ rows, actor, params }) => {
  const member = found(
    await rows
      .selectFrom("accounts")
      .select(["id", "role"])
      .where("id", "=", params.id)
      .where("department_id", "=", actor.departmentId)
      .executeTakeFirst(),
  );
  if (member.role === "admin") {
    await requireAnotherAdmin(rows, { column: "department_id", id: actor.departmentId, except: member.id });
  }
  await rows.deleteFrom("accounts").where("id", "=", member.id).execute();
  return { status: "success" };
});
