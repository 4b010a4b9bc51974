import type { Rows } from "../database.ts";

export async function hasHydrants(rows: Rows): Promise<boolean> {
  return (await rows.selectFrom("hydrants").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Time of the failed refresh since the last successful one; `null`: none failed. */
export async function hydrantsFailedAt(rows: Rows): Promise<string | null> {
  const failure = await rows.selectFrom("hydrant_failures").select("failed_at").executeTakeFirst();
  return failure?.failed_at.toISOString() ?? null;
}

/** Source of the hydrants on file, and when they were loaded. */
export async function hydrantSource(rows: Rows): Promise<{ source: string | null; loaded_at: string | null }> {
  const hydrant = await rows.selectFrom("hydrants").select(["source", "loaded_at"]).limit(1).executeTakeFirst();
  return { source: hydrant?.source ?? null, loaded_at: hydrant?.loaded_at.toISOString() ?? null };
}
