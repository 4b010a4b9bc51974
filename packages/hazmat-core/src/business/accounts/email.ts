/** Longest address that mail servers carry, [RFC 5321, 4.5.3.1.3] less the angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

// The form of the WHATWG e-mail field, narrowed: no empty part between dots, and at least two labels in the domain.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, "i");

/**
 * True if the text has the form of an e-mail address. Says nothing about whether the mailbox exists.
 * Blanks around it do not count.
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
 * The form in which addresses are stored and compared: no blanks around, lower case.
 *
 * @example
 * normalizeEmail(" Crew.A@Example.org "); // "crew.a@example.org"
 */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
