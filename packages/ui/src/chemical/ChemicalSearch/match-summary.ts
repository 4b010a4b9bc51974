import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";

/**
 * Formats the number of matches and how they matched, for the end of the search box.
 *
 * @example
 * matchSummary([chlorine], words); // "1 match by UN number"
 */
export function matchSummary(matches: readonly ChemicalMatch[], texts: Messages["search"]): string {
  const [first] = matches;
  if (first === undefined) return texts.count(0);
  const isOneWay = matches.every((match) => match.matchedBy === first.matchedBy);
  return isOneWay ? `${texts.count(matches.length)} ${texts.matchedBy[first.matchedBy]}` : texts.count(matches.length);
}
