import type { Rows } from "../database.ts";

export async function hasHydrants(rows: Rows): Promise<boolean> {
  return (await rows.selectFrom("hydrants").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** When the newest try to read them failed; `null`: it did not, or there was none. */
export async function hydrantsFailedAt(rows: Rows): Promise<string | null> {
  const failure = await rows.selectFrom("hydrant_failures").select("failed_at").executeTakeFirst();
  return failure?.failed_at.toISOString() ?? null;
}

/** Where the hydrants on file came from and when. */
export async function hydrantSource(rows: Rows): Promise<{ source: string | null; loaded_at: string | null }> {
  const hydrant = await rows.selectFrom("hydrants").select(["source", "loaded_at"]).limit(1).executeTakeFirst();
  return { source: hydrant?.source ?? null, loaded_at: hydrant?.loaded_at.toISOString() ?? null };
}
