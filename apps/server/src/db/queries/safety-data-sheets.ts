import type { Selectable } from "kysely";
import type { Rows } from "../database.ts";
import type { SafetyDataSheetTable } from "../schema/sites.ts";

export interface SheetRow extends Selectable<SafetyDataSheetTable> {
  readonly chemical_name: string;
}

/** Data sheets with the name of their chemical, newest first. */
export function sheets(rows: Rows) {
  return rows
    .selectFrom("safety_data_sheets as sds")
    .innerJoin("chemicals", "chemicals.id", "sds.chemical_id")
    .selectAll("sds")
    .select("chemicals.name as chemical_name")
    .orderBy("sds.created_at", "desc")
    .orderBy("sds.id", "desc");
}
