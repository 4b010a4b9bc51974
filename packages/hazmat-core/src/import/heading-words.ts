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

/** A synonym of a heading in both forms in which headings are compared. */
interface ComparedSynonym {
  readonly words: string;
  readonly joined: string;
}

/** Every file is compared with the same lists of synonyms. */
const compared = new WeakMap<readonly string[], readonly ComparedSynonym[]>();

/** The synonyms of a field in the forms in which they are compared, in their order. */
export function comparedSynonyms(synonyms: readonly string[]): readonly ComparedSynonym[] {
  const known = compared.get(synonyms);
  if (known !== undefined) return known;
  const made = synonyms.map((synonym) => ({ words: headingWords(synonym), joined: joinedHeading(synonym) }));
  compared.set(synonyms, made);
  return made;
}

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
  return comparedSynonyms(synonyms).some(({ joined }) => joined === name);
}

/**
 * The text in brackets at the end of a heading, usually a unit; blank if there is none.
 *
 * @example
 * bracketsOf("Quantity (kg)"); // "kg"
 */
export const bracketsOf = (heading: string): string =>
  /[([]([\p{L}µ³\d.\s]+)[)\]]\s*$/u.exec(heading)?.[1]?.trim() ?? "";
