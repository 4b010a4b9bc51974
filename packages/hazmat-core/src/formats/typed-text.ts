/** Each plain character, or an empty text, with the characters that keyboards, phones and other programs use for it. */
const LOOK_ALIKES: readonly (readonly [plain: string, characters: RegExp])[] = [
  ["", /\p{Cf}/gu], // without width: soft hyphens, joiners, direction marks
  ["-", /[\p{Pd}−]/gu],
  ['"', /[“-‟″ʺ˝]/gu],
  ["'", /[‘’‛′ʹ-ˈ´`]/gu],
  ["°", /(?<=\d ?)[º˚⁰◦]|[º˚](?= ?[CF]\b)/gu], // elsewhere º belongs to a word, as in Nº
];

/** Most typed text: ASCII without the grave accent, which is typed for an apostrophe. */
const PLAIN = /^[\t\n\r -_a-~]*$/;

/**
 * Replaces look-alike characters in typed or pasted text by plain ones: hyphens and minus signs, quotes and primes,
 * degree signs, full-width letters and digits, Arabic digits. Removes characters without width. Superscripts are kept: 10² is not 102.
 *
 * Every parser of typed text calls this first, so that all read the same characters. Takes linear time.
 *
 * @example
 * plainCharacters("７７８２–50–5"); // "7782-50-5"
 */
export function plainCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  return LOOK_ALIKES.reduce(
    (read, [plain, characters]) => read.replaceAll(characters, plain),
    text
      .replaceAll(/[！-～]/gu, (wide) => wide.normalize("NFKC"))
      .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16)),
  );
}

/**
 * Normalizes typed text: as `plainCharacters`, with ordinary spaces and trimmed.
 *
 * @example
 * plainTyped(" −63.5\u00A0"); // "-63.5"
 */
export function plainTyped(text: string): string {
  return plainCharacters(text)
    .replaceAll(/\p{Zs}/gu, " ")
    .trim();
}
