import { bundledChemicalSource, type ChemicalMatch, type ChemicalRecord } from "@placard/hazmat-core";

/** The chemical knowledge of this device: the same for every page, and there with the network off. */
export const chemicalSource = bundledChemicalSource();

/** The record that a typed name means: the chosen match, or the best one for the text. `null`: nothing fits. */
export async function recordOf(text: string, chosen: ChemicalMatch | null): Promise<ChemicalRecord | null> {
  const match = chosen ?? (await chemicalSource.search(text, { limit: 1 }))[0];
  return match === undefined ? null : chemicalSource.record(match.key);
}
