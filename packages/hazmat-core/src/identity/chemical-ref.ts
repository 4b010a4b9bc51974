import { parseChemicalKey, type ChemicalKey } from "./chemical-key.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";
import { parseUnNumber, type UnNumber } from "./un-number.ts";

/**
 * Reference to a chemical for packages, screens, URLs and the log: a record and one of its UN or NA numbers. A record
 * may have several numbers with different distances: nitric acid is UN2031, red fuming nitric acid UN2032. With
 * `unNumber: null` the first number of the record is used.
 *
 * chemical-ref = chemical-key [ "@" un-number ]
 */
export interface ChemicalRef {
  readonly key: ChemicalKey;
  readonly unNumber: UnNumber | null;
}

/** A reference with a display name. Only the reference identifies the chemical. */
export interface NamedChemical extends ChemicalRef {
  readonly name: string;
}

/** Reason why a text is not a reference to a chemical, with the input. */
export type ChemicalRefError = Refusal<"chemical_ref.form"> & { readonly input: string };

/**
 * Parses a reference written by {@link formatChemicalRef}.
 *
 * @returns the reference with both numbers in canonical form, or `chemical_ref.form`
 * @example
 * parseChemicalRef("cas:7697-37-2@UN2032"); // { ok: true, value: { key: "cas:7697-37-2", unNumber: "UN2032" } }
 */
export function parseChemicalRef(input: string): Result<ChemicalRef, ChemicalRefError> {
  const [keyText = "", idText, ...rest] = input.trim().split("@");
  const key = parseChemicalKey(keyText);
  const id = idText === undefined ? null : parseUnNumber(idText);
  if (key.ok && rest.length === 0) {
    if (id === null) return ok({ key: key.value, unNumber: null });
    if (id.ok) return ok({ key: key.value, unNumber: id.value });
  }
  return err({
    code: "chemical_ref.form",
    input,
    message: "A reference is a key, optionally followed by @ and a UN number: cas:7697-37-2@UN2032.",
  });
}

/**
 * Formats a reference for URLs, drafts and the log. {@link parseChemicalRef} parses it.
 *
 * @example
 * formatChemicalRef({ key: "cas:7782-50-5", unNumber: null }); // "cas:7782-50-5"
 */
export function formatChemicalRef(ref: ChemicalRef): string {
  return ref.unNumber === null ? ref.key : `${ref.key}@${ref.unNumber}`;
}

/**
 * True if two references have the same record and the same UN number.
 *
 * @example
 * isSameChemical({ key: "cas:7782-50-5", unNumber: null }, { key: "cas:7782-50-5", unNumber: null }); // true
 */
export function isSameChemical(a: ChemicalRef, b: ChemicalRef): boolean {
  return a.key === b.key && a.unNumber === b.unNumber;
}

/**
 * Returns a reference from a record key, or from an object with a reference, without its other fields.
 *
 * @example
 * chemicalRefOf("cas:7782-50-5"); // { key: "cas:7782-50-5", unNumber: null }
 */
export function chemicalRefOf(chemical: ChemicalKey | ChemicalRef): ChemicalRef {
  if (typeof chemical === "string") return { key: chemical, unNumber: null };
  return { key: chemical.key, unNumber: chemical.unNumber };
}
