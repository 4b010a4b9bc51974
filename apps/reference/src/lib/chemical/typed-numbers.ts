import type { ChemicalRef } from "@placard/hazmat-core";

/** The numbers of a chemical reference, as typed into a search. */
export function typedNumbers({ key, unNumber }: ChemicalRef): string {
  const own = key.slice(key.indexOf(":") + 1);
  return unNumber === null || unNumber === own ? own : `${own} ${unNumber}`;
}
