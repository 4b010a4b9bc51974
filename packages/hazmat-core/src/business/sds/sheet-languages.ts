/** Most languages that one file of a sheet is on file in. */
export const MOST_SHEET_LANGUAGES = 4;

/** What is asked of a sheet to tell it from another of its chemical. */
export interface SheetInLanguages {
  /** The languages that it counts in, ISO 639-1; none: its language is not on file. */
  readonly counts_in: readonly string[];
}

/**
 * Whether one sheet of a chemical can take the place of another: they share a language, or the language of one of them
 * is not on file, in which case it may be the same.
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
 * The sheet to show first of those that count of one chemical: by the first of the reader's languages that one is in, or
 * else the first sheet. `undefined`: there is none.
 *
 * @param wanted - the reader's languages, the best first: `fr`, or `fr-CA`
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
