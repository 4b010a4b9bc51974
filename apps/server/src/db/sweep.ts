import type { Context } from "../context.ts";
import type { Rows } from "./database.ts";
import { faultyFiles, removeLooseFiles } from "../storage/stored-files.ts";
import { forgetDeleted } from "./queries/deleted-records.ts";

const DAY_MS = 86_400_000;

/** A device that was offline longer than this and sends again makes a second row. */
const KEYS_KEPT_MS = 30 * DAY_MS;

/**
 * Removes what has expired: sessions, links, remembered answers and what was deleted too long ago, and uploads and
 * imports that never ended.
 */
export async function sweep(ctx: Context): Promise<void> {
  const now = ctx.now();
  const files = await ctx.database.system(async (rows) => {
    await rows.deleteFrom("sessions").where("expires_at", "<", now).execute();
    await rows.deleteFrom("password_resets").where("expires_at", "<", now).execute();
    await sweepAccounts(rows, now);
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
  await Promise.all(files.map((key) => ctx.storage.remove(key)));
  await sweepFiles(ctx, new Date(now.getTime() - DAY_MS));
}

/**
 * Removes loose files, but never more than there are files with rows: a data folder beside another or an older database
 * looks as if it had only loose files. Then `doctor --fix` removes them, which a person starts.
 */
async function sweepFiles(ctx: Context, before: Date): Promise<void> {
  const { rows, faulty } = await faultyFiles(ctx, { withContent: false });
  const { left } = await removeLooseFiles(ctx, { before, most: rows });
  ctx.events.filesCompared({ missing: faulty.length, withoutRow: left });
}

/** Counts of sign-ins, changes of an address that can neither be confirmed nor undone, and devices not seen for a year. */
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

/** A server that sweeps each day and is off for a long weekend stays below it. */
const USUAL_GAP_MS = 4 * DAY_MS;

/**
 * The sweep of a start. A clock that is far ahead of the last known time may be wrong, and what is deleted by it is gone
 * for good. So nothing is deleted then: the next sweep does it, once the server has run for a day.
 *
 * @returns whether it swept
 */
export async function sweepAtStart(ctx: Context): Promise<boolean> {
  const known = await ctx.database.system((rows) =>
    rows.selectFrom("app_facts").select("value").where("name", "=", LAST_KNOWN_TIME).executeTakeFirst(),
  );
  const gapMs = known === undefined ? 0 : ctx.now().getTime() - Date.parse(known.value);
  if (gapMs > USUAL_GAP_MS) {
    ctx.logger.warn(
      { lastKnownTime: known?.value, days: Math.round(gapMs / DAY_MS) },
      "The clock is days ahead of the last known time. Check it. Nothing expired is deleted until the server has run for a day.",
    );
    return false;
  }
  await sweepAndNoteTime(ctx);
  return true;
}

async function sweepAndNoteTime(ctx: Context): Promise<void> {
  await sweep(ctx);
  const value = ctx.now().toISOString();
  await ctx.database.system((rows) =>
    rows
      .insertInto("app_facts")
      .values({ name: LAST_KNOWN_TIME, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute(),
  );
}

/** Sweeps now and once a day. A failed sweep is logged and tried again the next day. */
export function startSweeping(ctx: Context): Disposable {
  const logFailure = (error: unknown): void => ctx.events.failed({ endpoint: "sweep", requestId: "none", error });
  sweepAtStart(ctx).catch(logFailure);
  const timer = setInterval(() => void sweepAndNoteTime(ctx).catch(logFailure), DAY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
