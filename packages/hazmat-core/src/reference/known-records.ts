import { loadSearchData, loadSubstances, loadTransport } from "../data/load.ts";
import { once } from "../data/once.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { SearchIndex } from "./search/search-index.ts";

// Data come before the code that reads them. A data module that could not be fetched can be asked for again (see
// bring-data.ts); code cannot, so it is asked for only when something has just arrived.

/** The search over the bundled dataset, made once. */
export const loadSearchIndex: () => Promise<SearchIndex> = once(async () => {
  const data = await loadSearchData();
  const { createSearchIndex } = await import("./search/search-index.ts");
  return createSearchIndex(data);
});

/** One record of the bundled dataset; `null` where it has none under that key. */
export async function readKnownRecord(key: ChemicalKey): Promise<ChemicalRecord | null> {
  const substances = key.startsWith("cas:") ? loadSubstances() : null;
  const [index] = await Promise.all([loadSearchIndex(), loadTransport(), substances]);
  const { loadRecord } = await import("./load-record.ts");
  return loadRecord(key, index.document(key));
}
