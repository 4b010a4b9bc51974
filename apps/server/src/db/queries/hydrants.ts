import type { Rows } from "../database.ts";

export async function hasHydrants(rows: Rows): Promise<boolean> {
  return (await rows.selectFrom("hydrants").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Where the hydrants on file came from and when. */
export async function hydrantSource(rows: Rows): Promise<{ source: string | null; loaded_at: string | null }> {
  const hydrant = await rows.selectFrom("hydrants").select(["source", "loaded_at"]).limit(1).executeTakeFirst();
  return { source: hydrant?.source ?? null, loaded_at: hydrant?.loaded_at.toISOString() ?? null };
}
