import type { NfpaDegree } from "./nfpa-rating.ts";

/** The three numbered fields of the diamond. Reactivity is labelled instability on the sign. */
export type NfpaField = "health" | "fire" | "reactivity";

/** Meaning of each degree, written for Placard from the criteria of [NFPA704]; the index is the degree. */
const DEGREE_WORDS: Readonly<Record<NfpaField, readonly [string, string, string, string, string]>> = {
  health: ["no unusual hazard", "irritating", "harmful", "serious injury", "can be fatal"],
  fire: [
    "does not burn",
    "burns when preheated",
    "burns when warmed",
    "can be ignited at room temperature",
    "ignites very easily",
  ],
  reactivity: [
    "stable",
    "unstable when heated",
    "reacts violently when heated",
    "may detonate if heated or shocked",
    "may detonate",
  ],
};

const SPECIAL_WORDS: Readonly<Record<string, string>> = {
  OX: "oxidizer",
  W: "reacts with water",
  SA: "simple asphyxiant",
};

/**
 * Formats a degree with its meaning, for the text beside the diamond. Unknown is `?`, never 0.
 *
 * @example
 * nfpaDegreeWords("health", 4); // "4 can be fatal"
 * nfpaDegreeWords("fire", 0); // "0 does not burn"
 * nfpaDegreeWords("health", null); // "? unknown"
 */
export function nfpaDegreeWords(field: NfpaField, degree: NfpaDegree | null): string {
  return degree === null ? "? unknown" : `${degree} ${DEGREE_WORDS[field][degree]}`;
}

/**
 * Formats a special mark with its meaning. A mark that is not in the standard is returned unchanged.
 *
 * @returns `null` if there is no mark
 * @example
 * nfpaSpecialWords("OX"); // "OX oxidizer"
 */
export function nfpaSpecialWords(special: string | null): string | null {
  if (special === null || special.trim() === "") return null;
  const mark = special.trim().toUpperCase();
  const words = SPECIAL_WORDS[mark];
  return words === undefined ? special.trim() : `${mark} ${words}`;
}
