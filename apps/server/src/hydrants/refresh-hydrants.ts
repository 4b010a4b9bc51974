import type { Context } from "../context.ts";
import { repeat } from "../jobs/repeat.ts";
import { hydrantSource } from "../db/queries/hydrants.ts";
import type { Fetch } from "../providers/fetch-json.ts";
import { readFeatureServer } from "./feature-server.ts";
import { replaceHydrants } from "./replace-hydrants.ts";

const HOUR_MS = 3_600_000;

type Means = Pick<Context, "config" | "database" | "now">;

/**
 * Reloads the hydrants from HYDRANTS_URL. If that fails, the copy on file is kept with its date, and the failure is
 * stored with it.
 *
 * @throws the error of the source, after storing the failure
 */
export async function refreshHydrants({ config, database, now }: Means, fetch: Fetch): Promise<number> {
  const { url } = config.hydrants;
  if (url === null) throw new RangeError("HYDRANTS_URL is not set.");
  try {
    const hydrants = await readFeatureServer(url, fetch);
    return await replaceHydrants(database, hydrants, { source: new URL(url).host, now: now() });
  } catch (error) {
    const failed_at = now();
    await database.system((rows) =>
      rows
        .insertInto("hydrant_failures")
        .values({ id: 1, failed_at })
        .onConflict((same) => same.column("id").doUpdateSet({ failed_at }))
        .execute(),
    );
    throw error;
  }
}

/**
 * Refreshes hydrants that are due, then repeats at the configured interval. A failure is logged and retried at the next
 * interval.
 */
export function startRefreshingHydrants(ctx: Context, fetch: Fetch): AsyncDisposable {
  const { url, refreshHours } = ctx.config.hydrants;
  if (url === null) return { [Symbol.asyncDispose]: async () => undefined };
  const everyMs = refreshHours * HOUR_MS;
  return repeat(async () => {
    try {
      if (await isDue(ctx, everyMs)) await refreshHydrants(ctx, fetch);
    } catch (error) {
      ctx.events.failed({ endpoint: "refreshHydrants", requestId: "none", error });
    }
  }, everyMs);
}

/** A restarted server only reloads if its copy is old or from another source. */
async function isDue({ config, database, now }: Context, everyMs: number): Promise<boolean> {
  const { source, loaded_at } = await database.system(hydrantSource);
  const host = config.hydrants.url === null ? null : new URL(config.hydrants.url).host;
  return loaded_at === null || source !== host || now().getTime() - Date.parse(loaded_at) >= everyMs / 2;
}
