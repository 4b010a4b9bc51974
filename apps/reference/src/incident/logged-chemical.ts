import type { ChemicalKey, NamedChemical, UnNumber } from "@placard/hazmat-core";

/** The substance of a log entry: its record, the chosen UN number, and the shown name. */
export interface LoggedChemical extends Readonly<Record<string, unknown>> {
  readonly key: ChemicalKey;
  readonly un_number: UnNumber | null;
  readonly name: string;
}

export function loggedChemical({ key, unNumber, name }: NamedChemical): LoggedChemical {
  return { key, un_number: unNumber, name };
}
