import type { BusinessRole } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import type { BusinessActor, Person, ResponderActor } from "../../access/actor.ts";
import { newSecret } from "../../access/secrets.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { originOf } from "../../http/origin.ts";
import { invitationMail } from "../../mail/letters.ts";
import { queueMails } from "../../mail/mail-queue.ts";

const LINK_LIVES_MS = 14 * 86_400_000;

/** Maximum open invitations. Anyone can register a department, so an unapproved one can invite only a few people. */
const MAX_OPEN = { verified: 500, pending: 20 } as const;

interface Invite<Who extends Person> {
  readonly ctx: Context;
  readonly rows: Rows;
  readonly actor: Who;
  readonly afterwards: (work: () => Promise<void>) => void;
}

/** New link of an invitation. Its secret is given out and not stored. */
export function newLink({ config, now }: Pick<Context, "config" | "now">) {
  const { token, hash } = newSecret();
  return {
    token_hash: hash,
    expires_at: new Date(now().getTime() + LINK_LIVES_MS),
    link: `${originOf(config)}/register?invitation=${encodeURIComponent(token)}`,
  };
}

/**
 * Invites addresses to the actor's department.
 *
 * @returns ids of the new invitations
 */
export function inviteTeam(invite: Invite<ResponderActor>, emails: readonly string[]): Promise<number[]> {
  const { departmentId, departmentName } = invite.actor;
  return inviteTo(invite, { owner: { department_id: departmentId }, name: departmentName, role: "member" }, emails);
}

/**
 * Invites a person to the actor's business, with a role.
 *
 * @returns id of the new invitation
 */
export async function inviteColleague(
  invite: Invite<BusinessActor>,
  { email, role }: { readonly email: string; readonly role: BusinessRole },
): Promise<number> {
  const { businessId } = invite.actor;
  const { business_name: name } = await invite.rows
    .selectFrom("businesses")
    .select("business_name")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  const [id] = await inviteTo(invite, { owner: { business_id: businessId }, name, role }, [email]);
  if (id === undefined) throw new TypeError("An invitation was stored and has no number.");
  return id;
}

interface Organization {
  readonly owner: { readonly business_id: number } | { readonly department_id: number };
  readonly name: string;
  readonly role: BusinessRole | "member";
}

/**
 * One that was invited before gets a new link, and the old one stops working, with its mail if it waits. The mails are
 * queued in the same transaction.
 */
async function inviteTo(
  { ctx, rows, actor, afterwards }: Invite<Person>,
  { owner, name, role }: Organization,
  emails: readonly string[],
): Promise<number[]> {
  if (emails.length === 0) return [];
  const [column, id] =
    "business_id" in owner
      ? (["business_id", owner.business_id] as const)
      : (["department_id", owner.department_id] as const);
  await rows
    .deleteFrom("invitations")
    .where(column, "=", id)
    .where("email", "in", emails)
    .where("accepted_at", "is", null)
    .execute();
  const letters = emails.map((email) => ({ email, ...newLink(ctx) }));
  const made = await rows
    .insertInto("invitations")
    .values(
      letters.map(({ email, token_hash, expires_at }) => ({
        ...owner,
        email,
        role,
        token_hash,
        expires_at,
        invited_by: actor.accountId,
        created_at: ctx.now(),
      })),
    )
    .returning(["id", "email"])
    .execute();
  const idOf = new Map(made.map((row) => [row.email, row.id]));
  const mails = letters.flatMap(({ email, link, token_hash: linkHash, expires_at: expiresAt }) => {
    const invitationId = idOf.get(email);
    if (invitationId === undefined) return [];
    const mail = invitationMail({ to: email, organizationName: name, invitedBy: actor.name, link });
    return [{ kind: "invitation" as const, mail, expiresAt, linkHash, invitationId }];
  });
  await queueMails(rows, ctx, mails);
  afterwards(async () => ctx.mailSender.wake());
  return made.map((row) => row.id);
}

/**
 * The number of these addresses that the department may invite. Addresses that are already invited get a new link and
 * do not count.
 */
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
  return Math.max(0, (actor.isVerified ? MAX_OPEN.verified : MAX_OPEN.pending) - open);
}

/** Members of the department among the addresses. Accounts elsewhere are not revealed. */
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
