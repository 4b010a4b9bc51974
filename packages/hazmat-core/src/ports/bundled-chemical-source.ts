import type { ChemicalSource, LookupOptions } from "./chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { chemicalRefOf, type ChemicalRef } from "../identity/chemical-ref.ts";
import type { SafetyProperties } from "../record/safety-properties.ts";
import { loadSearchIndex, readKnownRecord } from "../reference/known-records.ts";

/** Number of matches if the caller gives no limit. */
const DEFAULT_LIMIT = 20;

async function readSafety(chemical: ChemicalKey | ChemicalRef, guide?: string): Promise<SafetyProperties | null> {
  const { key, unNumber } = chemicalRefOf(chemical);
  const record = await readKnownRecord(key);
  if (record === null) return null;
  const [{ safetyPropertiesOf }, { guidanceForGuide }, { guideFor, markedGuideFor }] = await Promise.all([
    import("../guidance/safety-properties-of.ts"),
    import("../guidance/guidance-for-guide.ts"),
    import("../guidance/derived/guide-for.ts"),
  ]);
  const read = unNumber ?? undefined;
  const { entry } = guideFor(record, read, guide);
  return safetyPropertiesOf(record, await guidanceForGuide(markedGuideFor(record, read, guide)), entry);
}

/** Every lookup ends with the caller's signal: an aborted request rejects instead of returning a value. */
async function unlessAborted<T>(options: LookupOptions | undefined, work: () => Promise<T>): Promise<T> {
  options?.signal?.throwIfAborted();
  const value = await work();
  options?.signal?.throwIfAborted();
  return value;
}

const source: ChemicalSource = Object.freeze({
  search: (query, options) =>
    unlessAborted(options, async () =>
      query.trim() === "" ? [] : (await loadSearchIndex()).search(query, options?.limit ?? DEFAULT_LIMIT),
    ),
  meant: (text, options) => unlessAborted(options, async () => (await loadSearchIndex()).meant(text)),
  record: (key, options) => unlessAborted(options, () => readKnownRecord(key)),
  safety: (chemical, options) => unlessAborted(options, () => readSafety(chemical, options?.guide)),
} satisfies ChemicalSource);

/**
 * Returns the dataset of this package as a chemical source, without server or network.
 *
 * The search index (about 180 kB gzip) loads with the first search, the records with the first record, so the first
 * result does not wait for the rest; `preload` loads everything in advance. A failed load is retried at the next call.
 * Every call returns the same frozen object, so it can be called in the body of a component.
 *
 * @example
 * const [match] = await bundledChemicalSource().search("UN 1017");
 * match?.name; // "Chlorine"
 * bundledChemicalSource() === bundledChemicalSource(); // true
 */
export function bundledChemicalSource(): ChemicalSource {
  return source;
}
