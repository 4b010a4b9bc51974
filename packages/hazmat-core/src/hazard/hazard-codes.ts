import { plainCharacters } from "../formats/typed-text.ts";

const CODE = /\b(?:EUH|H)\s?\d{3}[A-Za-z]{0,2}(?:\s?\+\s?H?\s?\d{3}[A-Za-z]{0,2})*/giu;

/**
 * Returns the GHS hazard statement codes in a text without duplicates: `H330`, `H300+H310`, `EUH029`.
 *
 * @example
 * readHazardCodes("h314; H 290, H314"); // ["H314", "H290"]
 */
export function readHazardCodes(text: string): readonly string[] {
  const codes = [...plainCharacters(text).matchAll(CODE)].map(([code]) =>
    code.replaceAll(/\s/gu, "").replaceAll(/eu(?=h)|h(?=\d)/giu, (letters) => letters.toUpperCase()),
  );
  return [...new Set(codes)];
}

/**
 * Returns the text in a list of codes that is not a code, such as a code with a missing digit, or a word.
 *
 * @example
 * unreadableHazardText("H314, H29"); // "H29"
 */
export function unreadableHazardText(text: string): string {
  return plainCharacters(text)
    .replaceAll(CODE, " ")
    .replaceAll(/[\s,;/.]+/gu, " ")
    .trim();
}
