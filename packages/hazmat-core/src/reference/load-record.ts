import { loadSubstances, loadTransport } from "../data/load.ts";
import type { StoredDocument } from "../data/stored-document.ts";
import { transportEntryOf } from "./transport-entry-of.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { substanceRecord, transportRecord } from "./record-of.ts";

/**
 * Reads one record; `null` if the dataset has none under that key. Every listed UN or NA number has an `un:` record.
 */
export async function loadRecord(
  key: ChemicalKey,
  document: StoredDocument | undefined,
): Promise<ChemicalRecord | null> {
  const transport = await loadTransport();
  if (key.startsWith("un:")) {
    const entry = transport.entries.get(key.slice("un:".length));
    return entry === undefined ? null : transportRecord(transportEntryOf(entry, transport.guides), document);
  }
  const stored = (await loadSubstances()).get(key.slice("cas:".length));
  return stored === undefined ? null : substanceRecord(stored, document?.[6] ?? [], transport);
}
