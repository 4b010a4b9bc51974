import type { ChemicalSource, NamedChemical } from "@placard/hazmat-core";
import type { ChemicalQuestion } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";
import { chosenChemical, type PlumeValues } from "./plume-values.ts";

/** Chemical of the form: the chosen one, or the one that its text names; otherwise the question to ask. */
export type PlumeChemical =
  | { readonly kind: "one"; readonly chemical: NamedChemical }
  | { readonly kind: "asked"; readonly question: ChemicalQuestion };

export async function plumeChemical(
  values: PlumeValues,
  source: Pick<ChemicalSource, "meant">,
): Promise<PlumeChemical> {
  const chosen = chosenChemical(values);
  if (chosen !== null) return { kind: "one", chemical: chosen };
  const text = values.chem_name;
  const meant = await source.meant(text);
  return meant.kind === "one" ? { kind: "one", chemical: meant.match } : { kind: "asked", question: { text, meant } };
}
