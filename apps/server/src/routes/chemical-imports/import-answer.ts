import type { HandlerAnswer, insertChemicalImport } from "@placard/api-client";
import type { ChemicalImportRow } from "../../db/queries/chemical-imports.ts";

/** An import as answered. */
export function importAnswer(row: ChemicalImportRow): HandlerAnswer<typeof insertChemicalImport>["chemical_import"] {
  const { id, business_id, filename, state, waiting, present, changed, sheets, containers, imported_by } = row;
  const rows = state === "open" ? waiting : present;
  return {
    id,
    business_id,
    filename,
    state,
    rows,
    present,
    changed,
    sheets,
    containers,
    imported_by,
    created_at: row.created_at.toISOString(),
  };
}
