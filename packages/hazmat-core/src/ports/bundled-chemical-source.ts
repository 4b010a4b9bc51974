import type { ChemicalSource, LookupOptions } from "./chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { chemicalRefOf, type ChemicalRef } from "../identity/chemical-ref.ts";
import type { SafetyProperties } from "../record/safety-properties.ts";
import { loadSearchIndex, readKnownRecord } from "../reference/known-records.ts";

/** Matches given when the caller names no limit. */
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

/** Every look-up ends with the caller's signal: an answer no one waits for any more is an abort, not a value. */
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
 * The dataset that ships with this package as a chemical source: no server, no network.
 *
 * The search index (about 180 kB gzip) loads with the first search, the records with the first record, so the first
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
