import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, nameOrEnglish, type Speech } from "../../messages/language/speech.ts";
import type { ComboBoxItem } from "../../controls/ComboBox/ComboBox.tsx";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";

export interface ChemicalItem extends ComboBoxItem {
  readonly match: ChemicalMatch;
}

/** One match as a list item: placard of the class, name, numbers, and how it matched. */
export function chemicalItem(match: ChemicalMatch, texts: Messages["search"], speech: Speech = ENGLISH): ChemicalItem {
  const numbers = [match.unNumber, match.casNumber === null ? null : `CAS ${match.casNumber}`, match.formula];
  return {
    match,
    id: `${match.key} ${match.unNumber}`, // a record may be listed under two UN numbers
    label: nameOrEnglish(speech, match.name),
    description: numbers.filter((part) => part !== null).join(" · "),
    meta: matchText(match, texts),
    icon: <UnPlacard hazardClass={match.hazardClass} size={34} aria-hidden="true" />,
  };
}

/** Kinds of match whose matched text is not shown in the row. */
const QUOTED: ReadonlySet<ChemicalMatch["matchedBy"]> = new Set(["synonym", "spelling", "everyday", "begins"]);

function matchText({ matchedBy, matchedText, name, certainty }: ChemicalMatch, texts: Messages["search"]): string {
  const by = certainty === "probable" ? texts.probably(texts.matchedBy[matchedBy]) : texts.matchedBy[matchedBy];
  return QUOTED.has(matchedBy) && matchedText !== name ? `${by} “${matchedText}”` : by;
}
