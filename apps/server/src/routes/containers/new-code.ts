import { randomInt } from "node:crypto";

/** Digits and capitals without those that are read for one another or make words. */
const SIGNS = "23456789BCDFGHJKMNPQRTVWXZ";

/**
 * A code for a container that has none: eight signs in two groups, so that it can be read out and typed.
 * Of 26^8 two are the same so seldom that the database's refusal is enough.
 */
export function newCode(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}
