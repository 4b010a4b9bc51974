import type { InspectionFinding } from "@placard/api-client";
import { found } from "../../../access/own-rows.ts";
import type { Rows } from "../../../db/database.ts";
import { findingById, type FindingRow } from "../../../db/queries/inspections.ts";
import { namesOf } from "../../../db/queries/people.ts";

/** @param names - people of the business by id; other ids get no name */
export function findingOf(row: FindingRow, names: ReadonlyMap<number, string>): InspectionFinding {
  return {
    id: row.id,
    inspection_id: row.inspection_id,
    location_id: row.location_id,
    location_name: row.location_name,
    inspection_name: row.inspection_name,
    item: row.item,
    text: row.text,
    note: row.note,
    owner_id: row.owner_id,
    owner_name: row.owner_id === null ? null : (names.get(row.owner_id) ?? null),
    mend_by: row.mend_by,
    is_high_risk: row.is_high_risk,
    // Findings come only from finished inspections.
    found_on: row.found_on ?? "",
    found_by: row.found_by ?? "",
    mended_at: row.mended_at?.toISOString() ?? null,
    mended_by: row.mended_by,
    mended_how: row.mended_how,
    version: row.version,
  };
}

export async function findingAnswer(rows: Rows, businessId: number, id: number): Promise<InspectionFinding> {
  const row = found(await findingById(rows, id));
  return findingOf(row, await namesOf(rows, businessId));
}
