import type { ChemicalRef, NamedChemical } from "../identity/chemical-ref.ts";
import { entryOf } from "../record/name-by-number.ts";
import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import { nameByNumber } from "../record/name-by-number.ts";

/**
 * Resolves a reference from a URL or file, which may have been written by hand. A UN or NA number without a record
 * opens the same substance as a search for it.
 *
 * @returns the reference, or `null` if no such record is on file or its two numbers contradict each other
 * @example
 * const source = bundledChemicalSource();
 * const chemical = await meantReference(source, { key: "un:UN1017", unNumber: null });
 * chemical; // { key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine" }
 */
export async function meantReference(
  source: Pick<ChemicalSource, "meant" | "record">,
  { key, unNumber }: ChemicalRef,
  options?: LookupOptions,
): Promise<NamedChemical | null> {
  if (key.startsWith("un:")) {
    const id = key.slice("un:".length);
    if (unNumber !== null && unNumber !== id) return null;
    const meant = await source.meant(id, options);
    return meant.kind === "one"
      ? { key: meant.match.key, unNumber: meant.match.unNumber, name: meant.match.name }
      : null;
  }
  const record = await source.record(key, options);
  if (record === null) return null;
  if (unNumber === null) return { key, unNumber, name: record.name };
  const entry = entryOf(record, unNumber);
  return entry === null ? null : { key, unNumber: entry.unNumber, name: nameByNumber(record, entry) };
}
