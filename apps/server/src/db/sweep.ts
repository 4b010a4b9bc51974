import { sql } from "kysely";
import type { Context } from "../context.ts";
import { repeat } from "../jobs/repeat.ts";
import { sweepMails } from "../mail/mail-queue.ts";
import type { Rows } from "./database.ts";
import { faultyFiles, removeLooseFiles } from "../storage/stored-files.ts";
import { forgetDeleted } from "./queries/deleted-records.ts";

const DAY_MS = 86_400_000;

/** A device that was offline longer than this and then repeats a request creates a second row. */
const KEYS_KEPT_MS = 30 * DAY_MS;

/**
 * Removes expired rows: sessions, links, stored answers, old deleted records, and unfinished uploads and imports.
 *
 * @param now - the time that decides what has expired
 */
export async function sweep(ctx: Context, now = ctx.now()): Promise<void> {
  const files = await ctx.database.system(async (rows) => {
    await rows.deleteFrom("sessions").where("expires_at", "<", now).execute();
    await rows.deleteFrom("password_resets").where("expires_at", "<", now).execute();
    await sweepAccounts(rows, now);
    await sweepMails(rows, now);
    await rows
      .deleteFrom("chemical_imports")
      .where("state", "=", "open")
      .where("created_at", "<", new Date(now.getTime() - DAY_MS))
      .execute();
    await rows
      .deleteFrom("idempotency_keys")
      .where("created_at", "<", new Date(now.getTime() - KEYS_KEPT_MS))
      .execute();
    return forgetDeleted(rows, now);
  });
  for (const key of files) await ctx.storage.remove(key); // one after the other: the store may be on another machine
  await sweepFiles(ctx, new Date(now.getTime() - DAY_MS));
}

/**
 * Removes files without a row, but never more than the number of files with rows. With a data folder of another or an
 * older database, all files would seem to have no row; in that case, a person can run `doctor --fix`.
 */
async function sweepFiles(ctx: Context, before: Date): Promise<void> {
  const { rows, faulty } = await faultyFiles(ctx, { withContent: false });
  const { left } = await removeLooseFiles(ctx, { before, most: rows });
  ctx.events.filesCompared({ missing: faulty.length, withoutRow: left });
}

/**
 * Removes counts of sign-ins, address changes that can no longer be confirmed or undone, and devices not seen for a
 * year.
 */
async function sweepAccounts(rows: Rows, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await rows.deleteFrom("sign_in_tries").where("tried_at", "<", dayAgo).execute();
  await rows
    .deleteFrom("known_devices")
    .where("seen_at", "<", new Date(now.getTime() - 365 * DAY_MS))
    .execute();
  await rows
    .deleteFrom("email_changes")
    .where((eb) =>
      eb.or([eb("restore_until", "<", now), eb.and([eb("confirmed_at", "is", null), eb("expires_at", "<", now)])]),
    )
    .execute();
  await rows
    .updateTable("accounts")
    .set({ pending_email: null })
    .where("pending_email", "is not", null)
    .where("id", "not in", (eb) =>
      eb.selectFrom("email_changes").select("account_id").where("confirmed_at", "is", null),
    )
    .execute();
}

const LAST_KNOWN_TIME = "last_known_time";

/** Maximum step of one sweep beyond the last known time. A server that is off for a long weekend stays below it. */
const MAX_STEP_MS = 4 * DAY_MS;

/**
 * The time up to which the last sweep deleted. Without that fact, the newest time in tables that get rows every day.
 *
 * @returns `null` for a database without rows
 */
async function lastKnownTime({ database }: Context): Promise<Date | null> {
  const { rows } = await database.system((transaction) =>
    sql<{ known: Date | string | null }>`select coalesce(
      (select value::timestamptz from app_facts where name = ${LAST_KNOWN_TIME}),
      greatest((select max(deleted_at) from deleted_records), (select max(created_at) from sessions),
        (select at from audit_entries order by id desc limit 1))) as known`.execute(transaction),
  );
  const known = rows[0]?.known ?? null;
  return known === null ? null : new Date(known);
}

/**
 * The sweep at start. If the clock is far ahead of the last known time, it may be wrong, and deletions are permanent.
 * So nothing is deleted then, however often the server starts.
 *
 * @returns whether it swept
 */
export async function sweepAtStart(ctx: Context): Promise<boolean> {
  const known = await lastKnownTime(ctx);
  const now = ctx.now();
  if (known !== null && now.getTime() - known.getTime() > MAX_STEP_MS) {
    const days = Math.round((now.getTime() - known.getTime()) / DAY_MS);
    ctx.logger.warn(
      { lastKnownTime: known.toISOString(), days },
      "The clock is days ahead of the last known time. Check it. Nothing expired is deleted now. While the server runs, it catches up at most four days per day.",
    );
    await noteTime(ctx, known);
    return false;
  }
  await sweepUntil(ctx, now);
  return true;
}

/**
 * The sweep after a day of uptime. It catches up with the clock by at most four days, so that a wrong clock shows in
 * the log for a week before recently deleted records are gone.
 */
export async function sweepAfterDay(ctx: Context): Promise<void> {
  const known = await lastKnownTime(ctx);
  const furthest = known === null ? Infinity : known.getTime() + MAX_STEP_MS;
  await sweepUntil(ctx, new Date(Math.min(ctx.now().getTime(), furthest)));
}

async function sweepUntil(ctx: Context, time: Date): Promise<void> {
  await sweep(ctx, time);
  await noteTime(ctx, time);
}

async function noteTime({ database }: Context, time: Date): Promise<void> {
  const value = time.toISOString();
  await database.system((rows) =>
    rows
      .insertInto("app_facts")
      .values({ name: LAST_KNOWN_TIME, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute(),
  );
}

/** Sweeps now and once a day. A failed sweep is logged and retried the next day. */
export function startSweeping(ctx: Context): AsyncDisposable {
  return repeat(async (isFirst) => {
    try {
      await (isFirst ? sweepAtStart(ctx) : sweepAfterDay(ctx));
    } catch (error) {
      ctx.events.failed({ endpoint: "sweep", requestId: "none", error });
    }
  }, DAY_MS);
}
