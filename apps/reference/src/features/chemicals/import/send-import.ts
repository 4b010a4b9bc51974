import {
  finishChemicalImport,
  IMPORT_PORTION,
  insertChemicalImport,
  insertImportedChemicals,
  type Caller,
  type ChemicalImport,
} from "@placard/api-client";
import type { ImportedChemical } from "@placard/hazmat-core/business";

/** As the server is asked for it: its lists may be written to. */
function wanted(chemical: ImportedChemical) {
  const { tier_two: tier } = chemical;
  return {
    ...chemical,
    tier_two: tier && {
      ...tier,
      states: [...tier.states],
      hazards: tier.hazards && [...tier.hazards],
      h_codes: [...tier.h_codes],
      parts: [...tier.parts],
    },
  };
}

/** Sends an import in parts and finishes it. Nothing is in the inventory unless all of it is. */
export async function sendImport(
  api: Caller,
  filename: string,
  chemicals: readonly ImportedChemical[],
  onProgress: (sent: number) => void,
): Promise<ChemicalImport> {
  onProgress(0);
  const begun = await api.call(
    insertChemicalImport,
    { body: { filename, rows: chemicals.length } },
    { idempotencyKey: crypto.randomUUID() },
  );
  const params = { id: begun.chemical_import.id };
  for (let first = 0; first < chemicals.length; first += IMPORT_PORTION) {
    const portion = chemicals.slice(first, first + IMPORT_PORTION);
    await api.call(insertImportedChemicals, { params, body: { first, chemicals: portion.map(wanted) } });
    onProgress(first + portion.length);
  }
  const finished = await api.call(finishChemicalImport, { params }, { idempotencyKey: crypto.randomUUID() });
  return finished.chemical_import;
}
