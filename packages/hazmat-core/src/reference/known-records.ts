import { loadSearchData, loadSubstances, loadTransport } from "../data/load.ts";
import { once } from "../data/once.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { SearchIndex } from "./search/search-index.ts";

// Data are loaded before the code that parses them. A data module that failed to load can be requested again (see
// load-data-text.ts); code cannot, so it is requested only after other data has just arrived.

/** The search over the bundled dataset, created once. */
export const loadSearchIndex: () => Promise<SearchIndex> = once(async () => {
  const data = await loadSearchData();
  const { createSearchIndex } = await import("./search/search-index.ts");
  return createSearchIndex(data);
});

/** Reads one record of the bundled dataset; `null` if it has none under that key. */
export async function readKnownRecord(key: ChemicalKey): Promise<ChemicalRecord | null> {
  const substances = key.startsWith("cas:") ? loadSubstances() : null;
  const [index] = await Promise.all([loadSearchIndex(), loadTransport(), substances]);
  const { loadRecord } = await import("./load-record.ts");
  return loadRecord(key, index.document(key));
}
