import type { ChemicalMatch } from "@placard/hazmat-core";

/**
 * The match to open for a name that another module hands over: a number of its own, or the same words. A name that only
 * resembles one opens nothing, since a near name may be another chemical.
 */
export function exactMatch(matches: readonly ChemicalMatch[], text: string): ChemicalMatch | null {
  const wanted = text.trim().toLowerCase();
  return matches.find((match) => isExact(match, wanted)) ?? null;
}

function isExact({ matchedBy, matchedText, name }: ChemicalMatch, wanted: string): boolean {
  if (matchedBy === "un" || matchedBy === "cas") return true;
  return name.toLowerCase() === wanted || matchedText.toLowerCase() === wanted;
}
