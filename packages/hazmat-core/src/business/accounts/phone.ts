import { findPhoneNumbersInText, parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";
import { plainTyped } from "../../formats/typed-text.ts";

/** Sites have no country on file. Canada and the United States share +1, so either gives the same number. */
const DEFAULT_COUNTRY = "CA";

/** French and Spanish words for an extension; the library recognizes the English ones. */
const EXTENSION_WORDS = /(?<!\p{L})(?:poste|post|extensión|anexo|interno)(?!\p{L})\.?/giu;

/** Maximum number of digits in an extension [RFC 3966, as accepted by desk phones]. */
const EXTENSION_MAX_DIGITS = 7;

/** A telephone number in its normal form. */
export interface ReadPhone {
  /** E.164: `+19025550143`. */
  readonly number: string;
  /** Digits to dial after the call is answered; `null`: no extension. */
  readonly extension: string | null;
}

/**
 * Parses a telephone number that can be dialled from anywhere. A number without + is taken as Canadian or American
 * (+1). Short numbers such as 911 are rejected: they reach the service nearest to the caller. Returns `null` if the
 * text is not such a number.
 *
 * @example
 * readPhone("902 555 0143 ext. 12"); // { number: "+19025550143", extension: "12" }
 * readPhone("call the gate"); // null
 */
export function readPhone(text: string): ReadPhone | null {
  const read = parsePhoneNumberFromString(withPlainWords(text), { defaultCountry: DEFAULT_COUNTRY, extract: false });
  return read === undefined ? null : normalOf(read);
}

/**
 * True if the whole text is a telephone number. Forms, server, imports and reports share this rule.
 *
 * @example
 * isPhone("+1 902 555 0143 ext. 12"); // true
 * isPhone("n/a"); // false
 */
export function isPhone(text: string): boolean {
  return readPhone(text) !== null;
}

/**
 * Formats a telephone number as in RFC 3966. Returns `null` if the text is not a telephone number.
 *
 * @example
 * normalPhone("(902) 555-0143 x12"); // "+19025550143;ext=12"
 */
export function normalPhone(text: string): string | null {
  const read = readPhone(text);
  if (read === null) return null;
  return read.extension === null ? read.number : `${read.number};ext=${read.extension}`;
}

/**
 * Finds the telephone numbers inside a longer text, such as one stored before numbers were validated.
 *
 * @example
 * phonesIn("gate 902 555 0143 or office 902 555 0144").length; // 2
 */
export function phonesIn(text: string): readonly ReadPhone[] {
  return findPhoneNumbersInText(withPlainWords(text), DEFAULT_COUNTRY).flatMap(({ number }) => normalOf(number) ?? []);
}

/**
 * Builds the `tel:` link of a number. A comma makes the phone wait for an answer before it dials the extension.
 *
 * @example
 * phoneLink({ number: "+19025550143", extension: "12" }); // "tel:+19025550143,12"
 */
export function phoneLink({ number, extension }: ReadPhone): string {
  return extension === null ? `tel:${number}` : `tel:${number},${extension}`;
}

function normalOf(read: PhoneNumber): ReadPhone | null {
  const { number, ext = null } = read;
  return read.isValid() && (ext?.length ?? 0) <= EXTENSION_MAX_DIGITS ? { number, extension: ext } : null;
}

const withPlainWords = (text: string): string => plainTyped(text).trim().replaceAll(EXTENSION_WORDS, "ext");
