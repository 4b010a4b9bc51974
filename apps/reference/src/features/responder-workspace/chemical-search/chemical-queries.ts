import { loadResponseCard, type ChemicalKey, type UnNumber } from "@placard/hazmat-core";
import { queryOptions } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import { exactMatch } from "./handed-over.ts";

/** Which record is open, and by which of its UN numbers it was found. */
export interface OpenedKey {
  readonly key: ChemicalKey;
  readonly unNumber: UnNumber | null;
}

/** Record, ten-second card and safety sentences, all from this device. `null`: the dataset has no such record. */
export const openedChemicalQuery = ({ key, unNumber }: OpenedKey) =>
  queryOptions({
    queryKey: ["chemical", key, unNumber],
    networkMode: "always",
    queryFn: async ({ signal }) => {
      const conditions = unNumber === null ? {} : { unNumber };
      const [record, card, safety] = await Promise.all([
        chemicalSource.record(key, { signal }),
        loadResponseCard(chemicalSource, key, conditions, { signal }),
        chemicalSource.safety(key, { signal }),
      ]);
      return record === null || card === null ? null : { record, card, safety };
    },
  });

/** The match of a name that another module hands over. */
export const handedOverQuery = (name: string) =>
  queryOptions({
    queryKey: ["chemical-match", name],
    networkMode: "always",
    queryFn: async ({ signal }) => exactMatch(await chemicalSource.search(name, { limit: 8, signal }), name),
  });
