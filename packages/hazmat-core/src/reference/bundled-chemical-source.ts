import { loadSearchData, loadSubstances, loadTransport } from "../data/load.ts";
import { once } from "../data/once.ts";
import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalKey, ChemicalRecord } from "./chemical-record.ts";
import type { SafetyProperties } from "./safety-properties.ts";
import type { SearchIndex } from "./search/search-index.ts";

/** Matches given when the caller names no limit. */
const DEFAULT_LIMIT = 20;

// Data come before the code that reads them. A data module that could not be fetched can be asked for again (see
// bring-data.ts); code cannot, so it is asked for only when something has just arrived.
const searchIndex: () => Promise<SearchIndex> = once(async () => {
  const data = await loadSearchData();
  const { createSearchIndex } = await import("./search/search-index.ts");
  return createSearchIndex(data);
});

async function readRecord(key: ChemicalKey): Promise<ChemicalRecord | null> {
  const [index] = await Promise.all([searchIndex(), loadTransport(), key.startsWith("cas:") ? loadSubstances() : null]);
  const { loadRecord } = await import("./load-record.ts");
  return loadRecord(key, index.document(key));
}

async function readSafety(key: ChemicalKey): Promise<SafetyProperties | null> {
  const record = await readRecord(key);
  if (record === null) return null;
  const [{ safetyPropertiesOf }, { guidanceForGuide }, { leadingEntry, markedGuideOf }] = await Promise.all([
    import("../guidance/safety-properties-of.ts"),
    import("../guidance/guidance-for-guide.ts"),
    import("../response/response-card-of-entry.ts"),
  ]);
  const entry = leadingEntry(record);
  return safetyPropertiesOf(record, entry === null ? null : await guidanceForGuide(markedGuideOf(entry)));
}

/** Every look-up ends with the caller's signal: an answer nobody waits for any more is an abort, not a value. */
async function unlessAborted<T>(options: LookupOptions | undefined, work: () => Promise<T>): Promise<T> {
  options?.signal?.throwIfAborted();
  const value = await work();
  options?.signal?.throwIfAborted();
  return value;
}

const source: ChemicalSource = Object.freeze({
  search: (query, options) =>
    unlessAborted(options, async () =>
      query.trim() === "" ? [] : (await searchIndex()).search(query, options?.limit ?? DEFAULT_LIMIT),
    ),
  record: (key, options) => unlessAborted(options, () => readRecord(key)),
  safety: (key, options) => unlessAborted(options, () => readSafety(key)),
} satisfies ChemicalSource);

/**
 * The dataset that ships with this package as a chemical source: no server, no network.
 *
 * The search index (about 160 kB gzip) loads with the first search, the records with the first record, so the first
 * result does not wait for the rest; `preload` brings all of it beforehand. A load that failed is tried again at the
 * next call. Every call gives the same frozen object, so it may stand in the body of a component.
 *
 * @example
 * const [match] = await bundledChemicalSource().search("UN 1017");
 * match?.name; // "Chlorine"
 * bundledChemicalSource() === bundledChemicalSource(); // true
 */
export function bundledChemicalSource(): ChemicalSource {
  return source;
}
