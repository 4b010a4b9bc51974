import { insertBusinessInvitation } from "@placard/api-client/internal";
import { sql } from "kysely";
import type { Rows } from "../../db/database.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { businessInvitationOf } from "./invitation-answer.ts";
import { countColleagueMail } from "./invitation-mails.ts";
import { inviteColleague } from "./invite.ts";

/** An open invitation takes a place of the plan, so that the invited person finds it free. */
export const insertBusinessInvitationOperation = implementOpen(insertBusinessInvitation, async (call) => {
  const { ctx, actor, body, afterwards } = call;
  requireOwnBusiness(actor, body.business_id);
  await countColleagueMail(ctx, actor, body.email);
  return call.writeOnce(async (rows) => {
    await requireNewAddress(rows, actor.businessId, body.email);
    await requireRoom(
      rows,
      actor.businessId,
      "users",
      1 + (await othersInvited(rows, actor.businessId, body.email, ctx.now())),
    );
    const id = await inviteColleague({ ctx, rows, actor, afterwards }, body);
    const made = await invitations(rows).where("invitations.id", "=", id).executeTakeFirstOrThrow();
    return { status: "success", invitation: businessInvitationOf(made, ctx) };
  });
});

/** Does not reveal accounts elsewhere: the invited person learns that the address is taken. */
async function requireNewAddress(rows: Rows, businessId: number, email: string): Promise<void> {
  const known = await rows
    .selectFrom("accounts")
    .select("id")
    .where("business_id", "=", businessId)
    .where("email", "=", email)
    .executeTakeFirst();
  if (known !== undefined) throw new ApiError("already_member");
}

async function othersInvited(rows: Rows, businessId: number, email: string, now: Date): Promise<number> {
  const { open } = await rows
    .selectFrom("invitations")
    .select(sql<number>`count(*)::int`.as("open"))
    .where("business_id", "=", businessId)
    .where("email", "!=", email)
    .where("accepted_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return open;
}
