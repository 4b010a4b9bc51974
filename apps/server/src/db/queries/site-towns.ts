import { sql } from "kysely";
import type { Rows } from "../database.ts";

/** Sites without a pin whose town is not stored for their current address. The conditions are those of the index. */
export const withoutTown = (rows: Rows) =>
  rows
    .selectFrom("locations")
    .select(["id", "civic_address"])
    .where("latitude", "is", null)
    .where(sql<boolean>`town_of is distinct from civic_address`);
