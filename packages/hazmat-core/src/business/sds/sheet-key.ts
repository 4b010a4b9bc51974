import { strengthIn } from "../../reference/mention/strength.ts";

/** What tells whether one data sheet is for two rows of an inventory. */
export interface SheetSubject {
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
  readonly manufacturer: string | null;
}

/**
 * By what rows are found that one data sheet is for without a question: the same CAS and UN number, the same strength in
 * the name and the same manufacturer. Rows without numbers are compared by their names. `null`: the manufacturer is not on
 * file, so a person has to say.
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
