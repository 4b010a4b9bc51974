import { sql } from "kysely";
import type { Context } from "../context.ts";
import { ApiError } from "../errors.ts";

const WINDOW_MS = 60_000;

/**
 * Counts a call in a bucket of one minute and refuses it beyond the limit. Counted in the database, so that several
 * processes share one count.
 *
 * @param bucket - what is counted, e.g. `sign-in:203.0.113.7`
 */
export async function countCall(ctx: Context, bucket: string, perMinute: number): Promise<void> {
  const now = ctx.now().getTime();
  const windowStart = new Date(now - (now % WINDOW_MS));
  const calls = await ctx.database.system(async (rows) => {
    await rows.deleteFrom("rate_limits").where("window_start", "<", windowStart).execute();
    const row = await rows
      .insertInto("rate_limits")
      .values({ bucket, window_start: windowStart, calls: 1 })
      .onConflict((conflict) =>
        conflict.columns(["bucket", "window_start"]).doUpdateSet({ calls: sql`rate_limits.calls + 1` }),
      )
      .returning("calls")
      .executeTakeFirstOrThrow();
    return row.calls;
  });
  if (calls > perMinute) {
    throw new ApiError("rate_limited", { retry_after_s: Math.ceil((windowStart.getTime() + WINDOW_MS - now) / 1000) });
  }
}

/** A coarse guard of one process against floods: calls of one address in the running minute. */
export function floodGuard(perMinute: number, now: () => Date): (address: string) => void {
  let minute = 0;
  let calls = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now().getTime() / WINDOW_MS);
    if (current !== minute) {
      minute = current;
      calls = new Map();
    }
    const count = (calls.get(address) ?? 0) + 1;
    calls.set(address, count);
    if (count > perMinute) throw new ApiError("rate_limited", { retry_after_s: 60 });
  };
}
