/** Lower-case letters and digits without accents, words separated by blanks. */
export function headingWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("#", " # ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();
}

/** A heading reduced to its letters and digits, for comparison. */
export const joinedHeading = (text: string): string => headingWords(text).replaceAll(/[ #]/g, "");

/**
 * True if a heading equals one of the synonyms of a field. Such a match is certain, while a heading that only contains
 * a synonym may mean something else.
 *
 * @example
 * isHeadingOf("product-name", HEADING_SYNONYMS.name); // true
 * isHeadingOf("Name of the supplier", HEADING_SYNONYMS.name); // false
 */
export function isHeadingOf(heading: string, synonyms: readonly string[]): boolean {
  const name = joinedHeading(heading);
  return synonyms.some((synonym) => joinedHeading(synonym) === name);
}

/**
 * The text in brackets at the end of a heading, usually a unit; blank if there is none.
 *
 * @example
 * bracketsOf("Quantity (kg)"); // "kg"
 */
export const bracketsOf = (heading: string): string =>
  /[([]([\p{L}µ³\d.\s]+)[)\]]\s*$/u.exec(heading)?.[1]?.trim() ?? "";
