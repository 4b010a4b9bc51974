import type { Database } from "../db/database.ts";
import { HydrantError, type ListedHydrant } from "./hydrant.ts";

/** Rows sent to the database at a time: a city has some ten thousand hydrants, and a statement has a limit. */
const BATCH = 1000;

/** When reading the source failed last, since the copy that is on file was read. */
export const FAILED = "hydrants_failed_at";

/**
 * Replaces the hydrants on file, all or none.
 *
 * @param source - shown with them: the name of a file, or the host of a service
 * @throws HydrantError for an empty list: those on file then stay
 */
export async function replaceHydrants(
  database: Database,
  hydrants: readonly ListedHydrant[],
  { source, now }: { readonly source: string; readonly now: Date },
): Promise<number> {
  if (hydrants.length === 0) throw new HydrantError("It lists no hydrant.");
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
    await rows.deleteFrom("app_facts").where("name", "=", FAILED).execute();
  });
  return listed.length;
}

/** When the newest try to read them failed; `null`: it did not, or there was none. */
export function hydrantsFailedAt(database: Database): Promise<string | null> {
  return database.system(async (rows) => {
    const fact = await rows.selectFrom("app_facts").select("value").where("name", "=", FAILED).executeTakeFirst();
    return fact?.value ?? null;
  });
}
