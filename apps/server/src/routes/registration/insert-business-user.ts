import { type BusinessUser } from "@placard/api-client";
import { insertBusinessUser } from "@placard/api-client/internal";
import { DEFAULT_BUSINESS_ROLE, type BusinessRole } from "@placard/hazmat-core/business";
import type { Actor } from "../../access/actor.ts";
import { requireRight } from "../../access/check-access.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { hashNewPassword } from "../../access/password-strength.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import type { Rows } from "../../db/database.ts";
import { USER_COLUMNS } from "../../db/queries/people.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { businessUserOf } from "../people/people-answer.ts";

/**
 * The first user of a business needs its claim and becomes its Admin. Others are added by an Admin, who chooses a
 * temporary password.
 */
export const insertBusinessUserOperation = implementOpen(insertBusinessUser, async (call) => {
  const { ctx, actor, body, request } = call;
  const { claim } = body;
  if (claim === undefined) requireAdmin(actor, body.business_id);
  else await countCall(ctx, `register:${request.address}`, ctx.config.limits.signInsPerMinute);
  const person = { name: body.name, email: body.email, password_hash: await hashNewPassword(body.password, body) };

  if (claim !== undefined) {
    const user = await ctx.database.system(async (rows) => {
      await useClaim(rows, { claim, businessId: body.business_id, now: ctx.now() });
      return insertUser(rows, { ...person, business_id: body.business_id, role: "Admin" });
    });
    ctx.events.registered("business");
    return { status: "success", user };
  }
  const role = body.role ?? (body.user_role === true ? "Admin" : DEFAULT_BUSINESS_ROLE);
  return call.writeOnce(async (rows) => {
    await requireRoom(rows, body.business_id, "users");
    const made = { ...person, business_id: body.business_id, role, must_change_password: true };
    return { status: "success", user: await insertUser(rows, made) };
  });
});

function requireAdmin(actor: Actor, businessId: number): void {
  if (actor.kind === "anonymous") throw new ApiError("not_signed_in");
  if (actor.kind !== "business") throw new ApiError("forbidden");
  requireOwnBusiness(actor, businessId);
  requireRight(actor, "edit_users");
}

/** A claim can be used once, for its own business. */
async function useClaim(rows: Rows, use: { claim: string; businessId: number; now: Date }): Promise<void> {
  const used = await rows
    .deleteFrom("business_claims")
    .where("token_hash", "=", hashOf(use.claim))
    .where("business_id", "=", use.businessId)
    .where("expires_at", ">", use.now)
    .returning("business_id")
    .executeTakeFirst();
  if (used === undefined) throw new ApiError("claim_invalid");
}

interface NewUser {
  readonly business_id: number;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string;
  readonly role: BusinessRole;
  readonly must_change_password?: boolean;
}

async function insertUser(rows: Rows, user: NewUser): Promise<BusinessUser> {
  const row = await rows
    .insertInto("accounts")
    .values({ kind: "business", ...user })
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
  return businessUserOf(row);
}
