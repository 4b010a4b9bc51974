import {
  formatChemicalRef,
  meantReference,
  parseChemicalRef,
  type ChemicalRecord,
  type NamedChemical,
} from "@placard/hazmat-core";
import {
  reactivityOfStore,
  reactivitySubjectOf,
  type ReactivitySubject,
  type StoreReactivity,
} from "@placard/hazmat-core/reactivity";
import { queryOptions } from "@tanstack/react-query";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";

/** Possible reactions of two substances. `missing`: one has no record on this device, so the result is unknown. */
export type MixedFinding =
  | { readonly kind: "found"; readonly other: NamedChemical; readonly reactivity: StoreReactivity }
  | { readonly kind: "same"; readonly other: NamedChemical }
  | { readonly kind: "missing" };

/**
 * Possible reactions of the open substance with another one, calculated on this device.
 *
 * @param asked - the other substance, as in the address; `null` if there is none
 */
export const mixedQuery = (first: NamedChemical, requested: string | null) =>
  queryOptions({
    queryKey: ["mixed", formatChemicalRef(first), requested],
    networkMode: "always",
    staleTime: Infinity,
    enabled: requested !== null,
    queryFn: async ({ signal }): Promise<MixedFinding> => {
      const other = parseChemicalRef(requested ?? "");
      if (!other.ok) return { kind: "missing" };
      const named = await meantReference(chemicalSource, other.value, { signal });
      if (named === null) return { kind: "missing" };
      const [one, two] = await Promise.all([
        chemicalSource.record(first.key, { signal }),
        chemicalSource.record(named.key, { signal }),
      ]);
      if (one === null || two === null) return { kind: "missing" };
      if (one.key === two.key) return { kind: "same", other: named };
      const reactivity = await reactivityOfStore([subjectOf(one, first), subjectOf(two, named)]);
      return { kind: "found", other: named, reactivity };
    },
  });

/** A record under the name of the chosen UN number; under its own name it is found too. */
function subjectOf(record: ChemicalRecord, { name, unNumber }: NamedChemical): ReactivitySubject {
  const subject = reactivitySubjectOf(record);
  return name === record.name
    ? subject
    : { ...subject, name, alsoNamed: [{ name: record.name, from: unNumber ?? record.name }] };
}
