import type { SafetyDataSheet } from "@placard/api-client";
import type { SheetRow } from "../../db/queries/safety-data-sheets.ts";

export function sheetOf(row: SheetRow): SafetyDataSheet {
  return {
    id: row.id,
    chemical_id: row.chemical_id,
    chemical_name: row.chemical_name,
    covers: row.covers,
    blob_url: `/api/get-sds-file/${row.id}`,
    filename: row.filename,
    size_bytes: row.size_bytes,
    created_at: row.created_at.toISOString(),
    status: "shared",
    uploaded_by: row.uploaded_by,
    replaced_at: row.replaced_at?.toISOString() ?? null,
    revision_date: row.revision_date,
    languages: row.languages,
    counts_in: row.counts_in,
    earlier_versions: row.earlier_versions,
  };
}
