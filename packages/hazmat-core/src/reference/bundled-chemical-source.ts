import { once } from "../data/once.ts";
import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalKey, ChemicalRecord } from "./chemical-record.ts";
import type { SafetyProperties } from "./safety-properties.ts";
import type { SearchIndex } from "./search/search-index.ts";

/** Matches given when the caller names no limit. */
const DEFAULT_LIMIT = 20;

const searchIndex: () => Promise<SearchIndex> = once(async () => {
  const [{ createSearchIndex }, { loadSearchData }] = await Promise.all([
    import("./search/search-index.ts"),
    import("../data/load.ts"),
  ]);
  return createSearchIndex(await loadSearchData());
});

async function readRecord(key: ChemicalKey): Promise<ChemicalRecord | null> {
  const [{ loadRecord }, index] = await Promise.all([import("./load-record.ts"), searchIndex()]);
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

/**
 * The dataset that ships with this package as a chemical source: no server, no network.
 *
 * The search index (about 180 kB gzip) loads with the first search, the records with the first record, so the first
 * result does not wait for the rest. Every source made here shares what was loaded.
 *
 * @example
 * const [match] = await bundledChemicalSource().search("UN 1017");
 * match?.name; // "Chlorine"
 */
export function bundledChemicalSource(): ChemicalSource {
  return {
    search: (query, options) =>
      unlessAborted(options, async () =>
        query.trim() === "" ? [] : (await searchIndex()).search(query, options?.limit ?? DEFAULT_LIMIT),
      ),
    record: (key, options) => unlessAborted(options, () => readRecord(key)),
    safety: (key, options) => unlessAborted(options, () => readSafety(key)),
  };
}
