import type { Context } from "../context.ts";
import type { Rows } from "./database.ts";
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
  await ctx.storage.removeUnfinished(new Date(now.getTime() - DAY_MS));
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
      eb.or([
        eb("restore_until", "<", now),
        eb.and([eb("confirmed_at", "is", null), eb("expires_at", "<", now)]),
      ]),
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

/** Sweeps now and once a day. A failed sweep is logged and tried again the next day. */
export function startSweeping(ctx: Context): Disposable {
  const run = (): void => {
    sweep(ctx).catch((error: unknown) => ctx.events.failed({ endpoint: "sweep", requestId: "none", error }));
  };
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
