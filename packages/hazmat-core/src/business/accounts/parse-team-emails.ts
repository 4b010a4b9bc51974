import { isEmail } from "./email.ts";

/**
 * Parses a list of e-mail addresses separated by commas, semicolons, spaces or new lines. Drops empty entries and duplicates,
 * ignoring case and keeping the first spelling. Entries that are not addresses stay in the list: see
 * `invalidTeamEmails`.
 *
 * @example
 * parseTeamEmails("a@example.org, b@example.org\nA@example.org"); // ["a@example.org", "b@example.org"]
 */
export function parseTeamEmails(text: string): string[] {
  const bySpelling = new Map<string, string>();
  for (const address of text.split(/[,;\s]+/)) {
    const key = address.toLowerCase();
    if (address !== "" && !bySpelling.has(key)) bySpelling.set(key, address);
  }
  return [...bySpelling.values()];
}

/**
 * Returns the entries that are not e-mail addresses, so that a form can mark them.
 *
 * @example
 * invalidTeamEmails(["a@example.org", "crew b"]); // ["crew b"]
 */
export function invalidTeamEmails(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !isEmail(address));
}
