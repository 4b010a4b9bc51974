import type { Database } from "../db/database.ts";
import { HydrantError, type ListedHydrant } from "./hydrant.ts";

/** Rows per statement: a city has some ten thousand hydrants, and a statement has a limit. */
const BATCH = 1000;

/**
 * Replaces the hydrants on file, all or none.
 *
 * @param source - shown with them: the name of a file, or the host of a service
 * @throws HydrantError for an empty list: those on file are then kept
 */
export async function replaceHydrants(
  database: Database,
  hydrants: readonly ListedHydrant[],
  { source, now }: { readonly source: string; readonly now: Date },
): Promise<number> {
  if (hydrants.length === 0) throw new HydrantError("It contains no hydrants.");
  const listed = hydrants.map(({ facility, ...hydrant }, index) => ({
    ...hydrant,
    facility_id: facility ?? `unnumbered-${index + 1}`,
    source,
    loaded_at: now,
  }));
  await database.system(async (rows) => {
    await rows.deleteFrom("hydrants").execute();
    for (let start = 0; start < listed.length; start += BATCH) {
      await rows
        .insertInto("hydrants")
        .values(listed.slice(start, start + BATCH))
        .execute();
    }
    await rows.deleteFrom("hydrant_failures").execute();
  });
  return listed.length;
}
