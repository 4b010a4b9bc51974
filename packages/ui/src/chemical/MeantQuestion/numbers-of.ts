import type { CasNumber, UnNumber } from "@placard/hazmat-core";

/**
 * Returns the numbers that distinguish substances of the same name, UN number first.
 *
 * @returns the numbers, or an empty text if none is on file
 * @example
 * numbersOf({ unNumber: unNumber("1017"), casNumber: casNumber("7782-50-5") }); // "UN1017 · CAS 7782-50-5"
 */
export function numbersOf({
  unNumber,
  casNumber,
}: {
  readonly unNumber: UnNumber | null;
  readonly casNumber: CasNumber | null;
}): string {
  return [unNumber, casNumber === null ? null : `CAS ${casNumber}`].filter((part) => part !== null).join(" · ");
}
