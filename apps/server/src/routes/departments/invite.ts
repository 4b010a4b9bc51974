import { sql } from "kysely";
import { newSecret } from "../../access/secrets.ts";
import type { ResponderActor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { originOf } from "../../http/origin.ts";
import { invitationMail } from "../../mail/letters.ts";

const LINK_LIVES_MS = 14 * 86_400_000;

/** Open invitations at once. Anybody can register a department, so one that nobody approved writes to few. */
const MOST_OPEN = { verified: 500, pending: 20 } as const;

interface Invite {
  readonly ctx: Context;
  readonly rows: Rows;
  readonly actor: ResponderActor;
  readonly afterwards: (work: () => Promise<void>) => void;
}

/**
 * Invites addresses to the actor's department. One that was invited before gets a new link, and the old one stops
 * working. The mails go out once the rows are stored.
 *
 * @returns ids of the new invitations
 */
export async function invite({ ctx, rows, actor, afterwards }: Invite, emails: readonly string[]): Promise<number[]> {
  if (emails.length === 0) return [];
  const { departmentId: department_id, departmentName } = actor;
  await rows
    .deleteFrom("invitations")
    .where("department_id", "=", department_id)
    .where("email", "in", emails)
    .where("accepted_at", "is", null)
    .execute();
  const expires_at = new Date(ctx.now().getTime() + LINK_LIVES_MS);
  const origin = originOf(ctx.config);
  const letters = emails.map((email) => ({ email, ...newSecret() }));
  const made = await rows
    .insertInto("invitations")
    .values(
      letters.map(({ email, hash }) => ({
        department_id,
        email,
        token_hash: hash,
        invited_by: actor.accountId,
        expires_at,
        created_at: ctx.now(),
      })),
    )
    .returning("id")
    .execute();
  afterwards(async () => {
    for (const { email, token } of letters) {
      await ctx.mailer.send(invitationMail({ to: email, departmentName, invitedBy: actor.name, origin, token }));
    }
  });
  return made.map((row) => row.id);
}

/** How many of these addresses the department may invite. Those that are invited already get a new link and no new place. */
export async function invitationRoom(
  rows: Rows,
  { actor, emails, now }: { actor: ResponderActor; emails: readonly string[]; now: Date },
): Promise<number> {
  const { open } = await rows
    .selectFrom("invitations")
    .select(sql<number>`count(*)::int`.as("open"))
    .where("department_id", "=", actor.departmentId)
    .where("accepted_at", "is", null)
    .where("expires_at", ">", now)
    .$if(emails.length > 0, (query) => query.where("email", "not in", emails))
    .executeTakeFirstOrThrow();
  return Math.max(0, (actor.isVerified ? MOST_OPEN.verified : MOST_OPEN.pending) - open);
}

/** Members of the department among the addresses. Accounts elsewhere are not told. */
export async function membersAmong(rows: Rows, departmentId: number, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const members = await rows
    .selectFrom("accounts")
    .select("email")
    .where("department_id", "=", departmentId)
    .where("email", "in", emails)
    .execute();
  return new Set(members.map((member) => member.email));
}
