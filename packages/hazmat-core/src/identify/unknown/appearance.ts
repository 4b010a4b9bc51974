import { loadDataText } from "../../data/load-data-text.ts";
import type { SourceRef } from "../../provenance/source.ts";
import { once } from "../../data/once.ts";

/** Colours for the comparison of appearances. Silver and steel count as grey; amber as yellow and brown. */
export const COLOURS = [
  "colourless",
  "white",
  "yellow",
  "yellow-green",
  "green",
  "blue",
  "violet",
  "orange",
  "red",
  "brown",
  "grey",
  "black",
] as const;

/** A colour of `COLOURS`. */
export type Colour = (typeof COLOURS)[number];

/** Odours for the comparison of appearances. */
export const ODOURS = [
  "none",
  "pungent",
  "chlorine",
  "ammonia",
  "rotten-eggs",
  "foul",
  "garlic",
  "fish",
  "almonds",
  "vinegar",
  "sweet",
  "fruit",
  "solvent",
  "aromatic",
  "petrol",
  "mint-camphor",
  "tar-phenol",
  "mothballs",
  "pine",
  "musty",
] as const;

/** An odour of `ODOURS`. */
export type Odour = (typeof ODOURS)[number];

/**
 * One row of the data: appearance and odour of a substance in the NIOSH Pocket Guide. `fades`: the source mentions
 * odour fatigue; `late`: the odour is noticed only at high or dangerous concentrations.
 */
export type StoredAppearance = readonly [
  cas: string,
  colours: readonly Colour[],
  odours: readonly (Odour | "other")[],
  odourWarning?: "fades" | "late",
];

/** Colours and odours of a substance in one source. An empty list: the source does not state it. */
export interface DescribedAppearance {
  readonly colours: readonly Colour[];
  readonly odours: readonly (Odour | "other")[];
  readonly source: SourceRef;
}

/** Loads colour and odour by CAS number, about 6 kB gzip. */
export const loadAppearances: () => Promise<ReadonlyMap<string, StoredAppearance>> = once(async () => {
  const appearance = await loadDataText(() => import("../../data/generated/appearance.ts"), "appearance");
  const list = JSON.parse(appearance) as readonly StoredAppearance[]; // written by tools/dataset/appearance.ts
  return new Map(list.map((line) => [line[0], line]));
});
