import { once } from "../data/once.ts";
import type { ChemicalSource, LookupOptions } from "./chemical-source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { chemicalRefOf, type ChemicalRef } from "../identity/chemical-ref.ts";
import type { SafetyProperties } from "../record/safety-properties.ts";
import type { SearchIndex } from "../reference/search/search-index.ts";

/** Matches given when the caller names no limit. */
const DEFAULT_LIMIT = 20;

const searchIndex: () => Promise<SearchIndex> = once(async () => {
  const [{ createSearchIndex }, { loadSearchData }] = await Promise.all([
    import("../reference/search/search-index.ts"),
    import("../data/load.ts"),
  ]);
  return createSearchIndex(await loadSearchData());
});

async function readRecord(key: ChemicalKey): Promise<ChemicalRecord | null> {
  const [{ loadRecord }, index] = await Promise.all([import("../reference/load-record.ts"), searchIndex()]);
  return loadRecord(key, index.document(key));
}

async function readSafety(chemical: ChemicalKey | ChemicalRef): Promise<SafetyProperties | null> {
  const { key, unNumber } = chemicalRefOf(chemical);
  const record = await readRecord(key);
  if (record === null) return null;
  const [{ safetyPropertiesOf }, { guidanceForGuide }, { markedGuideFor }, { leadingEntry }] = await Promise.all([
    import("../guidance/safety-properties-of.ts"),
    import("../guidance/guidance-for-guide.ts"),
    import("../guidance/derived/guide-for.ts"),
    import("../isolation/leading-entry.ts"),
  ]);
  const read = unNumber ?? undefined;
  return safetyPropertiesOf(record, await guidanceForGuide(markedGuideFor(record, read)), leadingEntry(record, read));
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
    meant: (text, options) => unlessAborted(options, async () => (await searchIndex()).meant(text)),
    record: (key, options) => unlessAborted(options, () => readRecord(key)),
    safety: (chemical, options) => unlessAborted(options, () => readSafety(chemical)),
  };
}
