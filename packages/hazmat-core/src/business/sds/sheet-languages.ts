/** Maximum number of languages of one SDS file. */
export const MOST_SHEET_LANGUAGES = 4;

/** Fields that distinguish the data sheets of one chemical by language. */
export interface SheetInLanguages {
  /** Languages for which this SDS is current, ISO 639-1; empty: its language is not on file. */
  readonly counts_in: readonly string[];
}

/**
 * True if one SDS of a chemical can replace another: they share a language, or the language of one of them is not on
 * file and may be the same.
 *
 * @param one - ISO 639-1; empty: not on file
 * @example
 * shareLanguage(["en", "fr"], ["fr"]); // true
 * shareLanguage(["en"], ["fr"]); // false
 * shareLanguage([], ["fr"]); // true
 */
export function shareLanguage(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((language) => other.includes(language));
}

/**
 * Chooses which current SDS of a chemical to show first: the first match in the order of the reader's languages,
 * otherwise the first SDS. Returns `undefined` if there is none.
 *
 * @param wanted - the reader's languages in order of preference: `fr`, or `fr-CA`
 * @example
 * sheetFor([{ counts_in: ["en"] }, { counts_in: ["fr"] }], ["fr-CA", "en"]); // { counts_in: ["fr"] }
 */
export function sheetFor<Sheet extends SheetInLanguages>(
  sheets: readonly Sheet[],
  wanted: readonly string[],
): Sheet | undefined {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    const found = sheets.find(({ counts_in }) => counts_in.includes(language));
    if (found !== undefined) return found;
  }
  return sheets[0];
}
