import {
  chemicalRefOf,
  formatChemicalRef,
  meantReference,
  parseUnNumber,
  type ChemicalRecord,
  type ChemicalRef,
  type Meant,
  type NamedChemical,
  type SafetyProperties,
} from "@placard/hazmat-core";
import { queryOptions } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { typedNumbers } from "../../../lib/chemical/typed-numbers.ts";

/** Minimum number of characters of a safety look-up. */
export const MIN_CHARACTERS = 2;

export interface FoundSafety {
  readonly kind: "found";
  readonly record: ChemicalRecord;
  readonly safety: SafetyProperties;
}

/** The substance of a result, by the UN number it was looked up with. */
export function foundChemical({ record, safety }: FoundSafety): NamedChemical {
  const id = parseUnNumber(safety.unNumber ?? "");
  return { key: record.key, unNumber: id.ok ? id.value : null, name: safety.chemicalName };
}

/** Result of a safety look-up. `asked`: the text is ambiguous, and the user chooses. */
export type SafetyAnswer =
  | FoundSafety
  | { readonly kind: "asked"; readonly text: string; readonly meant: Exclude<Meant, { readonly kind: "one" }> };

/** The record of a known substance, or its safety information, could not be loaded. */
export class SafetyLookUpError extends Error {}

async function lookUp(ref: ChemicalRef, signal: AbortSignal) {
  try {
    return await Promise.all([chemicalSource.record(ref.key, { signal }), chemicalSource.safety(ref, { signal })]);
  } catch (cause) {
    throw new SafetyLookUpError("The safety information could not be loaded", { cause });
  }
}

/**
 * Safety information of the chosen substance, else of the text.
 *
 * @param term - trimmed; texts shorter than `MIN_CHARACTERS` are not looked up
 * @param chosen - `null` to look up the text
 */
export const safetyQuery = (term: string, chosen: ChemicalRef | null) =>
  queryOptions({
    queryKey: ["safety", chosen === null ? term : formatChemicalRef(chosen)],
    networkMode: "always",
    enabled: chosen !== null || term.length >= MIN_CHARACTERS,
    queryFn: async ({ signal }): Promise<SafetyAnswer> => {
      const known = chosen === null ? null : await meantReference(chemicalSource, chosen, { signal });
      const text = chosen === null ? term : typedNumbers(chosen);
      const meant = known === null ? await chemicalSource.meant(text, { signal }) : null;
      if (meant !== null && meant.kind !== "one") return { kind: "asked", text, meant };
      const ref = known ?? (meant === null ? null : chemicalRefOf(meant.match));
      if (ref === null) return { kind: "asked", text, meant: { kind: "none" } };
      const [record, safety] = await lookUp(ref, signal);
      if (record === null || safety === null) return { kind: "asked", text, meant: { kind: "none" } };
      return { kind: "found", record, safety };
    },
  });
