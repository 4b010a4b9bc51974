import type { ChemicalKey, NamedChemical, UnNumber } from "@placard/hazmat-core";

/** How an entry of the log says which substance it is about: its record, the id that was meant, and the name shown. */
export interface LoggedChemical extends Readonly<Record<string, unknown>> {
  readonly key: ChemicalKey;
  readonly un_number: UnNumber | null;
  readonly name: string;
}

export function loggedChemical({ key, unNumber, name }: NamedChemical): LoggedChemical {
  return { key, un_number: unNumber, name };
}
