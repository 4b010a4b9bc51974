import { chemicalRefOf, formatChemicalRef, loadResponseCard, type ChemicalRef } from "@placard/hazmat-core";
import { queryOptions } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";

/**
 * Record, ten-second card and safety statements for the chosen UN number, all from this device. `null`: no such record.
 */
export const openedChemicalQuery = (chemical: ChemicalRef, guide?: string) => {
  const chosen = guide === undefined ? {} : { guide };
  const ref = chemicalRefOf(chemical);
  return queryOptions({
    queryKey: ["chemical", formatChemicalRef(ref), ...Object.values(chosen)],
    networkMode: "always",
    queryFn: async ({ signal }) => {
      const [record, card, safety] = await Promise.all([
        chemicalSource.record(ref.key, { signal }),
        loadResponseCard(chemicalSource, ref, chosen, { signal }),
        chemicalSource.safety(ref, { ...chosen, signal }),
      ]);
      return record === null || card === null ? null : { record, card, safety };
    },
  });
};
