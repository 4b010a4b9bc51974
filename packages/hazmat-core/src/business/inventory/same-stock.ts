/** What tells one chemical on file from another. */
export interface NamedStock {
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
}

/**
 * Whether two rows of an inventory are of the same chemical, as a business wrote them: no number says otherwise, and
 * they share a number or the name. Nothing is looked up: two names of one substance are two chemicals here.
 *
 * @example
 * const drum = { name: "Bleach", un_number: "1791", cas_number: null };
 * isSameStock(drum, { name: "bleach", un_number: null, cas_number: null }); // true
 * isSameStock(drum, { name: "Bleach", un_number: "1789", cas_number: null }); // false
 */
export function isSameStock(one: NamedStock, other: NamedStock): boolean {
  const numbers = [
    [digits(one.un_number), digits(other.un_number)],
    [digits(one.cas_number), digits(other.cas_number)],
  ].filter(([own, theirs]) => own !== "" && theirs !== "");
  if (numbers.some(([own, theirs]) => own !== theirs)) return false;
  return numbers.length > 0 || plain(one.name) === plain(other.name);
}

const digits = (number: string | null): string => (number ?? "").replaceAll(/\D/g, "");

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();
