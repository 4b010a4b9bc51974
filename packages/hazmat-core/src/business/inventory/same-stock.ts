/** Fields that distinguish one chemical on file from another. */
export interface NamedStock {
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
}

/**
 * True if two inventory rows name the same chemical: they share a number or the name, and no number contradicts.
 * Nothing is looked up, so two names of one substance count as two chemicals.
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
