import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";

/**
 * How many records fit and by what, for the end of the search box.
 *
 * @example
 * matchSummary([chlorine], words); // "1 match by UN number"
 */
export function matchSummary(matches: readonly ChemicalMatch[], words: Messages["search"]): string {
  const [first] = matches;
  if (first === undefined) return words.count(0);
  const isOneWay = matches.every((match) => match.matchedBy === first.matchedBy);
  return isOneWay ? `${words.count(matches.length)} ${words.matchedBy[first.matchedBy]}` : words.count(matches.length);
}

/** The one record that a UN or CAS number names, or `null` when there are more or it was found otherwise. */
export function soleNumberMatch(matches: readonly ChemicalMatch[]): ChemicalMatch | null {
  const [only, another] = matches;
  if (only === undefined || another !== undefined) return null;
  return only.matchedBy === "un" || only.matchedBy === "cas" ? only : null;
}

/**
 * The record that a text means when Enter is pressed on it: the only one found, or the only one that was found by just
 * this text. `null`: the choice is the reader's.
 *
 * @example
 * meantMatch("chlorine", [chlorine, chlorineTrifluoride]); // chlorine
 */
export function meantMatch(text: string, matches: readonly ChemicalMatch[]): ChemicalMatch | null {
  const typed = text.trim().toLowerCase();
  const named = matches.filter(({ matchedText }) => matchedText.toLowerCase() === typed);
  const [only, another] = named.length > 0 ? named : matches;
  return only === undefined || another !== undefined || only.matchedBy === "spelling" ? null : only;
}
