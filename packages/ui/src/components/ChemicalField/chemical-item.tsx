import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import type { ComboBoxItem } from "../ComboBox/ComboBox.tsx";
import { UnPlacard } from "../UnPlacard/UnPlacard.tsx";

export interface ChemicalItem extends ComboBoxItem {
  readonly match: ChemicalMatch;
}

/** One match as a row of a list: class drawing, name, numbers, and how it was found. */
export function chemicalItem(match: ChemicalMatch, words: Messages["search"]): ChemicalItem {
  const numbers = [match.unNumber, match.casNumber === null ? null : `CAS ${match.casNumber}`, match.formula];
  return {
    match,
    id: match.key,
    label: match.name,
    description: numbers.filter((part) => part !== null).join(" · "),
    meta: matchWords(match, words),
    icon: <UnPlacard hazardClass={match.hazardClass} size={34} aria-hidden="true" />,
  };
}

function matchWords(match: ChemicalMatch, words: Messages["search"]): string {
  const by = words.matchedBy[match.matchedBy];
  return match.matchedBy === "synonym" || match.matchedBy === "spelling" ? `${by} “${match.matchedText}”` : by;
}
