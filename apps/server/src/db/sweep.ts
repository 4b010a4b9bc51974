import type { Context } from "../context.ts";
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
