import { updateUser } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { found } from "../../access/own-rows.ts";
import { requireRight } from "../../access/check-access.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { given } from "../../db/given.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { USER_COLUMNS } from "../../db/queries/people.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { businessUserOf } from "./people-answer.ts";

export const updateUserOperation = implement(updateUser, async ({ rows, actor, params, body }) => {
  if (actor.kind !== "business") throw new ApiError("forbidden");
  const isOther = params.id !== actor.accountId;
  if (isOther || (body.role !== undefined && body.role !== actor.role)) requireRight(actor, "edit_users");
  await holdRow(rows, "accounts", params.id);
  const current = found(
    await rows
      .selectFrom("accounts")
      .select(USER_COLUMNS)
      .where("id", "=", params.id)
      .where("business_id", "=", actor.businessId)
      .executeTakeFirst(),
  );
  requireVersion(current, body.version, businessUserOf(current));
  if (current.role === "Admin" && body.role !== undefined && body.role !== "Admin") {
    await requireAnotherAdmin(rows, { column: "business_id", id: actor.businessId, except: params.id });
  }
  const row = await rows
    .updateTable("accounts")
    .set((eb) => ({
      ...given({ name: body.name, email: body.email, role: body.role } satisfies EveryField<typeof body, "version">),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return { status: "success", user: businessUserOf(found(row)) };
});
