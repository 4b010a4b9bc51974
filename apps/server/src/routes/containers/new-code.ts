import { randomInt } from "node:crypto";

/** Digits and capitals, without those that are easily confused or form words. */
const SIGNS = "23456789BCDFGHJKMNPQRTVWXZ";

/**
 * A code for a container without one: eight characters in two groups, easy to read out and type.
 * With 26^8 codes, duplicates are so rare that the unique constraint of the database is enough.
 */
export function newCode(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}
