import { plainTyped } from "../formats/typed-text.ts";

/**
 * Names of UN classes and divisions, so that the word match of `hazardLevelFromClass` applies to them. A class without
 * its division (2, 4, 5, 6) has no name here, because its divisions differ.
 */
const WORDS_BY_CODE: Readonly<Record<string, string>> = {
  "1": "Explosive",
  "2.1": "Flammable gas",
  "2.2": "Gas",
  "2.3": "Toxic gas",
  "3": "Flammable liquid",
  "4.1": "Flammable solid",
  "4.2": "Spontaneously combustible, flammable",
  "4.3": "Dangerous when wet, flammable gas",
  "5.1": "Oxidizer",
  "5.2": "Organic peroxide, oxidizer",
  "6.1": "Toxic",
  "6.2": "Infectious substance",
  "7": "Radioactive",
  "8": "Corrosive",
  "9": "Miscellaneous",
};

const CODE = /^([1-9])(?:\.([1-9]))?([A-S])?$/;
const PREFIX = /^(?:UN\s+)?(?:(?:class|division|div\.?)\s*)?/i;

/** Parsed class text that consists only of codes. */
export interface ReadClassCodes {
  /** Codes as printed, primary class first. */
  readonly codes: readonly string[];
  /** Names of the codes; empty for a code without a name. */
  readonly words: readonly string[];
}

/**
 * Parses UN class codes: `2.3`, `Class 8`, `1.1D`, `2.3 (5.1, 8)`.
 *
 * @returns the codes with their names, or `null` if the text is anything else, such as words
 * @example
 * readClassCodes("2.3 (5.1, 8)")?.words; // ["Toxic gas", "Oxidizer", "Corrosive"]
 * readClassCodes("Flammable liquid"); // null
 */
export function readClassCodes(text: string): ReadClassCodes | null {
  const codes = plainTyped(text)
    .replace(PREFIX, "")
    .split(/[\s(),;/+&]+/)
    .filter((part) => part !== "");
  if (codes.length === 0 || !codes.every((code) => CODE.test(code))) return null;
  return {
    codes,
    words: codes.map((code) => classWords(code) ?? ""),
  };
}

/**
 * Returns the name of a class code. Every division of class 1 is an explosive, with or without its compatibility group.
 *
 * @returns the name, or `null` for an unknown code or one without its division
 * @example
 * classWords("2.3"); // "Toxic gas"
 * classWords("1.4S"); // "Explosive"
 * classWords("2"); // null
 */
export function classWords(code: string): string | null {
  const match = CODE.exec(code.trim());
  if (match === null) return null;
  const [, hazardClass, division] = match;
  if (hazardClass === "1") return WORDS_BY_CODE["1"] ?? null;
  return WORDS_BY_CODE[division === undefined ? `${hazardClass}` : `${hazardClass}.${division}`] ?? null;
}
