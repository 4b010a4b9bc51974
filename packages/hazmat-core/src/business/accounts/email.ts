/**
 * Maximum length of an e-mail address, in characters: the limit of [RFC 5321, 4.5.3.1.3] without the angle brackets.
 */
export const EMAIL_MAX_LENGTH = 254;

// The form of the WHATWG e-mail field, narrowed: no empty part between dots, and at least two labels in the domain.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, "i");

/**
 * True if the text has the form of an e-mail address. Does not check that the mailbox exists. Leading and trailing
 * spaces are ignored.
 *
 * @example
 * isEmail("crew.a@example.org"); // true
 * isEmail("crew@localhost"); // false
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_LENGTH && PATTERN.test(address);
}

/**
 * Normalizes an e-mail address for storage and comparison: trimmed and in lower case.
 *
 * @example
 * normalizeEmail(" Crew.A@Example.org "); // "crew.a@example.org"
 */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
