import type { Rows } from "../database.ts";

export async function hasHydrants(rows: Rows): Promise<boolean> {
  return (await rows.selectFrom("hydrants").select("id").limit(1).executeTakeFirst()) !== undefined;
}
