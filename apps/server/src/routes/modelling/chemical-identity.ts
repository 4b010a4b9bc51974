import type { ChemicalMatch, ChemicalRecord } from "@placard/hazmat-core";

/** What an answer says of the chemical that it is about. */
export function identityOf({ key, name }: ChemicalMatch | ChemicalRecord): { key: string; name: string } {
  return { key, name };
}
