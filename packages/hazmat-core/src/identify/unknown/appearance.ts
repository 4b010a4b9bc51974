import { bringData } from "../../data/bring-data.ts";
import type { SourceRef } from "../../provenance/source.ts";
import { once } from "../../data/once.ts";

/** Colours, in the words of this project. Silver and steel stand under grey, amber under yellow and brown. */
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

/** Kinds of smell, in the words of this project. */
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

/** A kind of smell of `ODOURS`. */
export type Odour = (typeof ODOURS)[number];

/**
 * One line of the data: what the NIOSH Pocket Guide says a substance looks and smells like. `fades`: it says that the
 * sense of smell tires; `late`: it says that the smell comes at high or dangerous concentrations only.
 */
export type StoredAppearance = readonly [
  cas: string,
  colours: readonly Colour[],
  odours: readonly (Odour | "other")[],
  odourWarning?: "fades" | "late",
];

/** What one source says that a substance looks and smells like. An empty list: it does not say. */
export interface DescribedAppearance {
  readonly colours: readonly Colour[];
  readonly odours: readonly (Odour | "other")[];
  readonly source: SourceRef;
}

/** Colour and smell by CAS number, about 6 kB gzip. */
export const loadAppearances: () => Promise<ReadonlyMap<string, StoredAppearance>> = once(async () => {
  const appearance = await bringData(() => import("../../data/generated/appearance.ts"), "appearance");
  const list = JSON.parse(appearance) as readonly StoredAppearance[]; // written by tools/dataset/appearance.ts
  return new Map(list.map((line) => [line[0], line]));
});
