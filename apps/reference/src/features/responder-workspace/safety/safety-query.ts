import type { ChemicalMatch, ChemicalRecord, SafetyProperties } from "@placard/hazmat-core";
import { queryOptions } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical-source.ts";

/** What a safety look-up found, or the nearest names when it found nothing that fits well. */
export type SafetyAnswer =
  | { readonly kind: "found"; readonly record: ChemicalRecord; readonly safety: SafetyProperties }
  | { readonly kind: "not-found"; readonly nearest: readonly ChemicalMatch[] };

/** Fewest characters a safety look-up takes. */
export const LEAST_CHARACTERS = 2;

/** @param term - trimmed; shorter ones than `LEAST_CHARACTERS` are not asked */
export const safetyQuery = (term: string) =>
  queryOptions({
    queryKey: ["safety", term.toLowerCase()],
    enabled: term.length >= LEAST_CHARACTERS,
    queryFn: async ({ signal }): Promise<SafetyAnswer> => {
      const matches = await chemicalSource.search(term, { limit: 5, signal });
      const [best] = matches;
      if (best === undefined || best.matchedBy === "spelling") return { kind: "not-found", nearest: matches };
      const [record, safety] = await Promise.all([
        chemicalSource.record(best.key, { signal }),
        chemicalSource.safety(best.key, { signal }),
      ]);
      return record === null || safety === null
        ? { kind: "not-found", nearest: matches }
        : { kind: "found", record, safety };
    },
  });
