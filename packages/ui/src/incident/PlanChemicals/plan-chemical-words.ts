import type { PlanChemical } from "@placard/hazmat-core";
import { chemicalWords } from "../../chemical/chemical-words.ts";

/**
 * Formats a substance of a plan in one line: the entered text, then its meaning after a dash.
 *
 * @param notIdentified - text for an unidentified substance
 * @example
 * planChemicalWords({ text: "green drum", chemical: null }, "not identified"); // "green drum – not identified"
 */
export function planChemicalWords({ text, chemical }: PlanChemical, notIdentified: string): string {
  const meant = chemical === null ? notIdentified : chemicalWords(chemical);
  return meant === text ? text : `${text} – ${meant}`;
}
