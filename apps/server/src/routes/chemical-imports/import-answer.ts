import type { HandlerAnswer, insertChemicalImport } from "@placard/api-client/internal";
import type { ChemicalImportRow } from "../../db/queries/chemical-imports.ts";

/** An import as returned by the API. */
export function importAnswer(row: ChemicalImportRow): HandlerAnswer<typeof insertChemicalImport>["chemical_import"] {
  const { id, business_id, filename, state, present, changed, sheets, containers, moved_containers, imported_by } = row;
  const isOpen = state === "open";
  return {
    id,
    business_id,
    filename,
    state,
    rows: isOpen ? row.waiting : present,
    present,
    changed,
    sheets,
    containers,
    imported_containers: isOpen ? row.waiting_containers : row.present_containers,
    moved_containers,
    imported_by,
    created_at: row.created_at.toISOString(),
  };
}
