import type { PlanChemical } from "@placard/hazmat-core";
import { chemicalWords } from "../../chemical/chemical-words.ts";

/**
 * A substance of a plan in one line: what was written, and behind a dash what it means.
 *
 * @param notIdentified - said where no one knows
 * @example
 * planChemicalWords({ text: "green drum", chemical: null }, "not identified"); // "green drum – not identified"
 */
export function planChemicalWords({ text, chemical }: PlanChemical, notIdentified: string): string {
  const meant = chemical === null ? notIdentified : chemicalWords(chemical);
  return meant === text ? text : `${text} – ${meant}`;
}
