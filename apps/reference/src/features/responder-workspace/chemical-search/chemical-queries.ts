import { chemicalRefOf, formatChemicalRef, loadResponseCard, type ChemicalRef } from "@placard/hazmat-core";
import { queryOptions } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";

/** Record, ten-second card and safety sentences by the id that is meant, all from this device. `null`: no such record. */
export const openedChemicalQuery = (chemical: ChemicalRef) => {
  const ref = chemicalRefOf(chemical);
  return queryOptions({
    queryKey: ["chemical", formatChemicalRef(ref)],
    networkMode: "always",
    queryFn: async ({ signal }) => {
      const [record, card, safety] = await Promise.all([
        chemicalSource.record(ref.key, { signal }),
        loadResponseCard(chemicalSource, ref, {}, { signal }),
        chemicalSource.safety(ref, { signal }),
      ]);
      return record === null || card === null ? null : { record, card, safety };
    },
  });
};
