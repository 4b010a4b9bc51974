import { sql } from "kysely";
import type { Context } from "../context.ts";
import { ApiError } from "../errors.ts";

const WINDOW_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Counts a call in a one-minute bucket and refuses it above the limit. The count is in the database, so that all
 * processes share it.
 *
 * @param bucket - the key to count by, e.g. `sign-in:203.0.113.7`
 */
export function countCall(ctx: Context, bucket: string, perMinute: number): Promise<void> {
  return countIn(ctx, { buckets: [bucket], windowMs: WINDOW_MS, limit: perMinute, by: 1 });
}

/**
 * Same as `countCall`, but per day and in several buckets. Refuses the call if any bucket is full.
 *
 * @param by - how much to add to each bucket
 */
export function countOfDay(ctx: Context, buckets: readonly string[], limit: number, by = 1): Promise<void> {
  return countIn(ctx, { buckets, windowMs: DAY_MS, limit, by });
}

interface Counting {
  readonly buckets: readonly string[];
  readonly windowMs: number;
  readonly limit: number;
  readonly by: number;
}

async function countIn(ctx: Context, { buckets, windowMs, limit, by }: Counting): Promise<void> {
  if (buckets.length === 0) return;
  const now = ctx.now().getTime();
  const windowStart = new Date(now - (now % windowMs));
  const counts = await ctx.database.system(async (rows) => {
    await rows
      .deleteFrom("rate_limits")
      .where("window_start", "<", new Date(now - DAY_MS))
      .execute();
    return rows
      .insertInto("rate_limits")
      .values(buckets.map((bucket) => ({ bucket, window_start: windowStart, calls: by })))
      .onConflict((conflict) =>
        conflict.columns(["bucket", "window_start"]).doUpdateSet({ calls: sql`rate_limits.calls + ${by}` }),
      )
      .returning("calls")
      .execute();
  });
  if (counts.some(({ calls }) => calls > limit)) {
    throw new ApiError("rate_limited", { retry_after_s: Math.ceil((windowStart.getTime() + windowMs - now) / 1000) });
  }
}

/** A simple per-process flood guard: counts calls per address in the current minute. */
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
