import type { Context } from "../context.ts";
import { repeat } from "../jobs/repeat.ts";
import { hydrantSource } from "../db/queries/hydrants.ts";
import type { Fetch } from "../providers/fetch-json.ts";
import { readFeatureServer } from "./feature-server.ts";
import { replaceHydrants } from "./replace-hydrants.ts";

const HOUR_MS = 3_600_000;

type Means = Pick<Context, "config" | "database" | "now">;

/**
 * Reads the hydrants of HYDRANTS_URL anew. Where that fails, the copy on file stays with its date, and the failure is noted
 * beside it.
 *
 * @throws what the source failed with, after it was noted
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

/** Refreshes what is due, and then as often as the settings say. A failure is logged and tried again at the next turn. */
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

/** A server that is started again asks only when its copy is old, or of another source. */
async function isDue({ config, database, now }: Context, everyMs: number): Promise<boolean> {
  const { source, loaded_at } = await database.system(hydrantSource);
  const host = config.hydrants.url === null ? null : new URL(config.hydrants.url).host;
  return loaded_at === null || source !== host || now().getTime() - Date.parse(loaded_at) >= everyMs / 2;
}
