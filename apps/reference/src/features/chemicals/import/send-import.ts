import { type Caller, type ChemicalImport } from "@placard/api-client";
import {
  finishChemicalImport,
  IMPORT_PORTION,
  insertChemicalImport,
  insertImportedChemicals,
  insertImportedContainers,
} from "@placard/api-client/internal";
import type { ImportedChemical } from "@placard/hazmat-core/business";
import type { SentContainer } from "./containers/container-lines.ts";

/** In the shape of the request, with mutable lists. */
function importedRow(chemical: ImportedChemical) {
  const { tier_two: tier } = chemical;
  return {
    ...chemical,
    tier_two: tier && {
      ...tier,
      states: [...tier.states],
      hazards: tier.hazards && [...tier.hazards],
      h_codes: [...tier.h_codes],
      parts: [...tier.parts],
      kept: null, // used by reports only
    },
  };
}

/** Omits a code that the server generates. */
const containerToSend = ({ code, ...container }: SentContainer) => ({ ...container, ...(code !== null && { code }) });

/** The content of an import. */
export interface ImportContent {
  readonly chemicals: readonly ImportedChemical[];
  readonly containers: readonly SentContainer[];
}

/** Sends an import in batches and finishes it. Nothing is added to the inventory before the last step. */
export async function sendImport(
  api: Caller,
  filename: string,
  { chemicals, containers }: ImportContent,
  onProgress: (sent: number) => void,
): Promise<ChemicalImport> {
  onProgress(0);
  const started = await api.call(
    insertChemicalImport,
    { body: { filename, rows: chemicals.length, containers: containers.length } },
    { idempotencyKey: crypto.randomUUID() },
  );
  const params = { id: started.chemical_import.id };
  for (let first = 0; first < chemicals.length; first += IMPORT_PORTION) {
    const portion = chemicals.slice(first, first + IMPORT_PORTION);
    await api.call(insertImportedChemicals, { params, body: { first, chemicals: portion.map(importedRow) } });
    onProgress(first + portion.length);
  }
  for (let first = 0; first < containers.length; first += IMPORT_PORTION) {
    const portion = containers.slice(first, first + IMPORT_PORTION);
    await api.call(insertImportedContainers, { params, body: { first, containers: portion.map(containerToSend) } });
    onProgress(chemicals.length + first + portion.length);
  }
  const finished = await api.call(finishChemicalImport, { params }, { idempotencyKey: crypto.randomUUID() });
  return finished.chemical_import;
}
