import { acceptInvitation } from "@placard/api-client/internal";
import { hashNewPassword } from "../../access/password-strength.ts";
import { countCall } from "../../access/rate-limit.ts";
import type { Rows } from "../../db/database.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { openInvitation } from "./open-invitation.ts";

/**
 * Creates the account of an invitation. A refusal leaves the link valid: it can be used once the plan has space or the
 * address is free.
 */
export const acceptInvitationOperation = implementOpen(acceptInvitation, async ({ ctx, body, request }) => {
  await countCall(ctx, `register:${request.address}`, ctx.config.limits.signInsPerMinute);
  const invited = await ctx.database.system((rows) =>
    openInvitation(rows, ctx, body.invitation_token).executeTakeFirst(),
  );
  if (invited === undefined) throw new ApiError("link_expired");
  const owner = { name: body.name, email: invited.email };
  const person = { name: body.name, password_hash: await hashNewPassword(body.password, owner) };
  const made = await ctx.database.system(async (rows) => {
    const found = await openInvitation(rows, ctx, body.invitation_token).executeTakeFirst();
    if (found === undefined) throw new ApiError("link_expired");
    await useUp(rows, found.id, ctx.now());
    const { business_id, department_id, email, role } = found;
    if (business_id !== null) await requireRoom(rows, business_id, "users");
    const kind = business_id === null ? ("responder" as const) : ("business" as const);
    const { id: user_id } = await rows
      .insertInto("accounts")
      .values({ kind, business_id, department_id, email, role, ...person })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { user_id, kind, email };
  });
  ctx.events.registered(made.kind);
  return { status: "success", ...made };
});

/** If two requests use one link simultaneously, the second waits here and finds it used. */
async function useUp(rows: Rows, id: number, now: Date): Promise<void> {
  const used = await rows
    .updateTable("invitations")
    .set({ accepted_at: now })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (used === undefined) throw new ApiError("link_expired");
}
