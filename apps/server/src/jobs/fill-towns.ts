import { setImmediate } from "node:timers/promises";
import type { Context } from "../context.ts";
import { withoutTown } from "../db/queries/site-towns.ts";
import { townColumns } from "../providers/geocoder/town-of.ts";

/** Sites per transaction. Looking up their towns takes less than 50 ms. */
const BATCH = 50;

/**
 * Stores the towns of sites without a pin that an earlier version or an import wrote, in batches with one transaction
 * each. A restart after a kill continues with the rest; sites that another server has locked are left to it.
 */
export async function fillTowns({ database }: Pick<Context, "database">, ending: AbortSignal): Promise<void> {
  for (let count = BATCH; count === BATCH && !ending.aborted;) {
    count = await database.system(async (rows) => {
      const sites = await withoutTown(rows).orderBy("id").limit(BATCH).forUpdate().skipLocked().execute();
      for (const { id, civic_address: address } of sites) {
        await rows.updateTable("locations").set(townColumns(address)).where("id", "=", id).execute();
      }
      return sites.length;
    });
    await setImmediate();
  }
}

/** Runs `fillTowns` while the server answers. A failure is logged, and the next start continues. */
export function startFillingTowns(ctx: Context): AsyncDisposable {
  const ending = new AbortController();
  const run = fillTowns(ctx, ending.signal).catch((error: unknown) => {
    ctx.events.failed({ endpoint: "fillTowns", requestId: "none", error });
  });
  return {
    [Symbol.asyncDispose]: () => {
      ending.abort();
      return run;
    },
  };
}
