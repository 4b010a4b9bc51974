import type { SourceRef } from "../provenance/source.ts";
import { readClassCodes } from "./class-words.ts";
import { classified, notClassified, type HazardDerivation } from "./hazard-derivation.ts";
import { HAZARD_LEVELS, type HazardLevel } from "./hazard-level.ts";

/** The word match: the first row whose word the text contains, in any letter case, gives the level. */
const LEVEL_BY_WORD: readonly (readonly [word: string, level: HazardLevel])[] = [
  ["explosive", "extreme"],
  ["toxic", "extreme"],
  ["flammable", "high"],
  ["corrosive", "high"],
  ["oxidizer", "medium"],
  ["irritant", "medium"],
];

/**
 * Hazard level of a hazard class, in any of the ways a class is written down: words (`Flammable liquid`), UN class
 * codes with subsidiary classes (`2.3 (5.1, 8)`), or a level that was stored already (`high`).
 *
 * Contains is meant literally: `Non-flammable gas` holds "flammable" and gives high. Missing or unmatched text gives
 * `low` as a default; only `explainHazardFromClass` tells a default from a finding, and a screen must.
 *
 * @example
 * hazardLevelFromClass("Flammable liquid"); // "high"
 * hazardLevelFromClass("2.3"); // "extreme"
 * hazardLevelFromClass("medium"); // "medium"
 * hazardLevelFromClass(); // "low"
 */
export function hazardLevelFromClass(text?: string | null): HazardLevel {
  return explainHazardFromClass(text).level;
}

/**
 * As `hazardLevelFromClass`, with what the level rests on.
 *
 * @param sources - where the class text was read
 * @example
 * explainHazardFromClass("8").basis; // "Class 8 (Corrosive): contains \"corrosive\"."
 */
export function explainHazardFromClass(
  text: string | null | undefined,
  sources: readonly SourceRef[] = [],
): HazardDerivation {
  const given = text?.trim() ?? "";
  if (given === "") return notClassified("low", "No hazard class on file.", sources);
  const stored = HAZARD_LEVELS.find((level) => level === given.toLowerCase());
  if (stored !== undefined) return classified(stored, `Level stored as ${stored}.`, sources);
  const codes = readClassCodes(given);
  if (codes === null) return fromWords(`Class “${given}”`, given, false, sources);
  const words = codes.words.filter((word) => word !== "").join(", ");
  const label = `Class ${codes.codes.join(", ")}${words === "" ? "" : ` (${words})`}`;
  return fromWords(label, words, codes.isGraded, sources);
}

/** @param isKnown - whether the absence of every word is a finding: true of a graded class such as 2.2 */
function fromWords(label: string, words: string, isKnown: boolean, sources: readonly SourceRef[]): HazardDerivation {
  const lower = words.toLowerCase();
  const match = LEVEL_BY_WORD.find(([word]) => lower.includes(word));
  if (match !== undefined) return classified(match[1], `${label}: contains "${match[0]}".`, sources);
  return isKnown
    ? classified("low", `${label}: none of the words that raise the level.`, sources)
    : notClassified("low", `${label}: no rule grades it.`, sources);
}
