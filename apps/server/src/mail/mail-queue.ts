import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import type { MailKind, MailProblem } from "../db/schema/upkeep.ts";
import type { Mail, OutgoingMail } from "./mailer.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Wait after each failed try. After one more failed try, the mail has failed. */
const DELAYS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  DAY_MS,
] as const;

/** How long a server may send a mail before another one takes it. Much longer than a send can take. */
export const LEASE_MS = 5 * MINUTE_MS;

/** Reminders are of no use after this long. */
export const REMINDER_LIVES_MS = 14 * DAY_MS;

/** Sent and failed mails are counted for this long. Those of invitations go with the invitation. */
const ENDED_KEPT_MS = 30 * DAY_MS;

export interface NewMail {
  readonly kind: MailKind;
  readonly mail: Mail;
  /** Expiry of its link, or of its use. It is not sent afterwards. */
  readonly expiresAt: Date;
  /** Hash of its link. */
  readonly linkHash?: string;
  readonly invitationId?: number;
}

/**
 * Puts mails into the queue, in the transaction of the change that causes them. Call `mailSender.wake` once it is
 * committed.
 */
export async function queueMails(
  rows: Rows,
  { serverKey, now }: Pick<Context, "serverKey" | "now">,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const created_at = now();
  const values = mails.map(({ kind, mail, expiresAt, linkHash, invitationId }) => ({
    kind,
    invitation_id: invitationId ?? null,
    link_hash: linkHash ?? null,
    sealed: serverKey.seal(JSON.stringify({ ...mail, id: randomUUID() } satisfies OutgoingMail)),
    next_try_at: created_at,
    expires_at: expiresAt,
    created_at,
  }));
  await rows.insertInto("mail_queue").values(values).execute();
}

/** A mail that this server may send until its lease ends. */
export interface TakenMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly mail: OutgoingMail | null;
  /** Including this one. */
  readonly tries: number;
  readonly expiresAt: Date;
}

type Taking = Pick<Context, "serverKey" | "serverId" | "now">;

/**
 * Takes the next mail that is due, the one that expires first. Servers that take mails at the same time get different
 * ones; a server takes only mails that its key opens. A mail whose link has been replaced or used is removed.
 *
 * @returns `null` when none is due
 */
export async function takeMail(rows: Rows, taking: Taking): Promise<TakenMail | null> {
  for (;;) {
    const taken = await takeNext(rows, taking);
    if (taken === undefined) return null;
    const { id, kind, sealed, tries, link_hash, expires_at: expiresAt } = taken;
    if (link_hash !== null && !(await isLinkValid(rows, kind, link_hash))) {
      await rows.deleteFrom("mail_queue").where("id", "=", id).execute();
      continue;
    }
    const text = sealed === null ? null : taking.serverKey.unseal(sealed);
    // Only `queueMails` seals rows of this table.
    return { id, kind, tries, expiresAt, mail: text === null ? null : (JSON.parse(text) as OutgoingMail) };
  }
}

function takeNext(rows: Rows, { serverKey, serverId, now }: Taking) {
  const time = now();
  return rows
    .updateTable("mail_queue")
    .set((eb) => ({
      tries: eb("tries", "+", 1),
      next_try_at: new Date(time.getTime() + LEASE_MS),
      sender: serverId,
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("mail_queue")
        .select("id")
        .where("state", "=", "waiting")
        .where("next_try_at", "<=", time)
        .where("sealed", "like", `${serverKey.prefix}%`)
        .orderBy("expires_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "sealed", "tries", "link_hash", "expires_at"])
    .executeTakeFirst();
}

/** Reads a link that still works. */
const LINKS: Readonly<Partial<Record<MailKind, (rows: Rows, hash: string) => Promise<unknown>>>> = {
  invitation: (rows, hash) =>
    rows
      .selectFrom("invitations")
      .select("id")
      .where("token_hash", "=", hash)
      .where("accepted_at", "is", null)
      .executeTakeFirst(),
  password_reset: (rows, hash) =>
    rows.selectFrom("password_resets").select("account_id").where("token_hash", "=", hash).executeTakeFirst(),
  email_change: (rows, hash) =>
    rows
      .selectFrom("email_changes")
      .select("id")
      .where("token_hash", "=", hash)
      .where("confirmed_at", "is", null)
      .executeTakeFirst(),
  email_changed: (rows, hash) =>
    rows.selectFrom("email_changes").select("id").where("restore_hash", "=", hash).executeTakeFirst(),
};

async function isLinkValid(rows: Rows, kind: MailKind, hash: string): Promise<boolean> {
  const read = LINKS[kind];
  return read === undefined || (await read(rows, hash)) !== undefined;
}

/**
 * Frees the mails that an earlier process of this server was sending when it was killed, so that they do not wait for
 * the end of their lease. A mail that has reached the mail server is sent a second time, with the same ID.
 */
export async function freeMails(rows: Rows, { serverId, now }: Pick<Context, "serverId" | "now">): Promise<void> {
  await rows
    .updateTable("mail_queue")
    .set({ next_try_at: now(), sender: null })
    .where("state", "=", "waiting")
    .where("sender", "=", serverId)
    .execute();
}

/**
 * Lets failed mails be sent again whose link or use has not expired.
 *
 * @returns numbers of mails that wait again, and of those that cannot be sent again
 */
export async function resendMails(
  rows: Rows,
  now: Date,
): Promise<{ readonly waiting: number; readonly expired: number }> {
  const again = await rows
    .updateTable("mail_queue")
    .set({ state: "waiting", tries: 0, next_try_at: now, problem: null, ended_at: null })
    .where("state", "=", "failed")
    .where("sealed", "is not", null)
    .where("expires_at", ">", now)
    .returning("id")
    .execute();
  const { expired } = await rows
    .selectFrom("mail_queue")
    .select(sql<number>`count(*)::int`.as("expired"))
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  return { waiting: again.length, expired };
}

/**
 * Ends a mail. The text of a sent one is removed; that of a failed one stays until it expires, for `resendMails`. Ignored
 * if its lease ended and another server has taken it since.
 */
export async function endMail(
  rows: Rows,
  { id, tries }: Pick<TakenMail, "id" | "tries">,
  ended: { readonly problem: MailProblem | null; readonly at: Date },
): Promise<void> {
  const { problem, at } = ended;
  await rows
    .updateTable("mail_queue")
    .set({
      state: problem === null ? "sent" : "failed",
      ...(problem === null && { sealed: null }),
      problem,
      ended_at: at,
      sender: null,
    })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/** When to try a mail again; `null` after the last try, or when it expires first. */
export function nextTry({ tries, expiresAt }: Pick<TakenMail, "tries" | "expiresAt">, now: Date): Date | null {
  const delay = DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  const next = new Date(now.getTime() + delay);
  return next < expiresAt ? next : null;
}

/** Lets a mail wait for its next try. Ignored if another server has taken it since. */
export async function delayMail(
  rows: Rows,
  { id, tries }: Pick<TakenMail, "id" | "tries">,
  { problem, until }: { readonly problem: MailProblem; readonly until: Date },
): Promise<void> {
  await rows
    .updateTable("mail_queue")
    .set({ next_try_at: until, problem, sender: null })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("state", "=", "waiting")
    .execute();
}

/** Drops mails that expired while they waited, with their text. */
export async function dropExpiredMails(rows: Rows, now: Date): Promise<void> {
  await rows
    .updateTable("mail_queue")
    .set((eb) => ({
      state: "failed",
      sealed: null,
      problem: eb.fn.coalesce("problem", sql.lit<MailProblem>("link_expired")),
      ended_at: now,
    }))
    .where("state", "=", "waiting")
    .where("expires_at", "<=", now)
    .execute();
  await rows
    .updateTable("mail_queue")
    .set({ sealed: null })
    .where("state", "=", "failed")
    .where("sealed", "is not", null)
    .where("expires_at", "<=", now)
    .execute();
}

/** Removes records of mails that ended long ago. */
export async function sweepMails(rows: Rows, now: Date): Promise<void> {
  await rows
    .deleteFrom("mail_queue")
    .where("invitation_id", "is", null)
    .where("ended_at", "<", new Date(now.getTime() - ENDED_KEPT_MS))
    .execute();
}

/** Counts waiting and failed mails for the operator, as lines of text. */
export async function mailReport({ database, serverKey }: Pick<Context, "database" | "serverKey">): Promise<string[]> {
  const { waiting, foreign, failed } = await database.system((rows) =>
    rows
      .selectFrom("mail_queue")
      .select([
        sql<number>`count(*) filter (where state = 'waiting')::int`.as("waiting"),
        sql<number>`count(*) filter (where state = 'waiting' and sealed not like ${`${serverKey.prefix}%`})::int`.as(
          "foreign",
        ),
        sql<number>`count(*) filter (where state = 'failed')::int`.as("failed"),
      ])
      .executeTakeFirstOrThrow(),
  );
  return [
    `Emails waiting to be sent: ${waiting}. Emails that could not be delivered: ${failed}.`,
    ...(failed > 0 ? ['To send those again, run "mail resend".'] : []),
    ...(foreign > 0
      ? [`Emails sealed with another key: ${foreign}. Only a server with the same SERVER_KEY can send them.`]
      : []),
  ];
}
