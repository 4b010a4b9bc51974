import { type InputOf } from "@placard/api-client";
import { updateUser } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import type { BusinessActor } from "../../access/actor.ts";
import { requireRight } from "../../access/check-access.ts";
import { checkEmailChange, mailEmailChange } from "../../access/email-change.ts";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { given } from "../../db/given.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { USER_COLUMNS, type UserRow } from "../../db/queries/people.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { businessUserOf } from "./people-answer.ts";

type Body = NonNullable<InputOf<typeof updateUser>["body"]>;

export const updateUserOperation = implementOpen(updateUser, async ({ ctx, withRows, actor, params, body }) => {
  if (actor.kind !== "business") throw new ApiError("forbidden");
  const isOther = params.id !== actor.accountId;
  if (isOther || (body.role !== undefined && body.role !== actor.role)) requireRight(actor, "edit_users");
  const account = await withRows((rows) => userOf(rows, actor, params.id));
  requireVersion(account, body.version, businessUserOf(account));
  const pending_email = await checkEmailChange(ctx, actor, {
    account,
    email: body.email,
    password: body.current_password,
  });
  const row = await withRows((rows) => update(rows, actor, { id: params.id, body, pending_email }));
  if (pending_email !== undefined) await mailEmailChange(ctx, { account, email: pending_email });
  return { status: "success", user: businessUserOf(row) };
});

async function userOf(rows: Rows, actor: BusinessActor, id: number): Promise<UserRow> {
  return found(
    await rows
      .selectFrom("accounts")
      .select(USER_COLUMNS)
      .where("id", "=", id)
      .where("business_id", "=", actor.businessId)
      .executeTakeFirst(),
  );
}

interface Update {
  readonly id: number;
  readonly body: Body;
  readonly pending_email: string | undefined;
}

async function update(rows: Rows, actor: BusinessActor, { id, body, pending_email }: Update): Promise<UserRow> {
  await holdRow(rows, "accounts", id);
  const current = await userOf(rows, actor, id);
  requireVersion(current, body.version, businessUserOf(current));
  if (current.role === "Admin" && body.role !== undefined && body.role !== "Admin") {
    await requireAnotherAdmin(rows, { column: "business_id", id: actor.businessId, except: id });
  }
  const changes = { name: body.name, email: pending_email, role: body.role } satisfies EveryField<
    Body,
    "version" | "current_password"
  >;
  const row = await rows
    .updateTable("accounts")
    .set((eb) => ({
      ...given({ name: changes.name, pending_email: changes.email, role: changes.role }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("business_id", "=", actor.businessId)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return found(row);
}
