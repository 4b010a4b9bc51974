import { isEmail } from "./email.ts";

/**
 * Reads a list of e-mail addresses separated by commas, blanks or new lines. Empties are dropped, repeats removed
 * (letter case does not count; the first spelling stays). What is not an address stays in the list: see
 * `invalidTeamEmails`.
 *
 * @example
 * parseTeamEmails("a@example.org, b@example.org\nA@example.org"); // ["a@example.org", "b@example.org"]
 */
export function parseTeamEmails(text: string): string[] {
  const bySpelling = new Map<string, string>();
  for (const address of text.split(/[,\s]+/)) {
    const key = address.toLowerCase();
    if (address !== "" && !bySpelling.has(key)) bySpelling.set(key, address);
  }
  return [...bySpelling.values()];
}

/**
 * The entries of the list that are not e-mail addresses, to be marked so that they can be corrected.
 *
 * @example
 * invalidTeamEmails(["a@example.org", "crew b"]); // ["crew b"]
 */
export function invalidTeamEmails(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !isEmail(address));
}
