import { strengthIn } from "../../reference/mention/strength.ts";

/** Fields that decide whether one SDS applies to two inventory rows. */
export interface SheetSubject {
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
  readonly manufacturer: string | null;
}

/**
 * Returns a key that is equal for rows to which one SDS certainly applies: same CAS and UN number, same concentration
 * in the name and same manufacturer. Rows without numbers are compared by name. Returns `null` if no manufacturer is on
 * file: a person must decide.
 *
 * @example
 * const acetone = { name: "Acetone", un_number: "1090", cas_number: "67-64-1" };
 * sheetKey({ ...acetone, manufacturer: "Acme " }); // "67641|1090||acme"
 * sheetKey({ ...acetone, manufacturer: null }); // null
 */
export function sheetKey({ name, un_number, cas_number, manufacturer }: SheetSubject): string | null {
  const maker = plain(manufacturer ?? "");
  if (maker === "") return null;
  const strength = strengthIn(name);
  const parts = [
    digits(cas_number),
    digits(un_number),
    strength === null ? "" : `${strength.from}-${strength.to}`,
    maker,
  ];
  return parts[0] === "" ? [...parts, plain(name)].join("|") : parts.join("|");
}

const digits = (number: string | null): string => (number ?? "").replaceAll(/\D/g, "");

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
