import { parseChemicalKey, type ChemicalKey } from "./chemical-key.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";
import { parseUnNumber, type UnNumber } from "./un-number.ts";

/**
 * The one way in which a substance travels between packages, screens, addresses and the log: which record, and by
 * which of its UN or NA ids it is meant. One record may be shipped under several ids with other distances: nitric
 * acid is UN2031, red fuming UN2032. `unNumber` is `null` where no id is meant, and the record's first id leads.
 *
 *     chemical-ref = chemical-key [ "@" un-number ]
 */
export interface ChemicalRef {
  readonly key: ChemicalKey;
  readonly unNumber: UnNumber | null;
}

/** A reference with the name to show for it. Only the reference decides what is meant. */
export interface NamedChemical extends ChemicalRef {
  readonly name: string;
}

/** Why a text is not a reference to a chemical, with the text as it came. */
export type ChemicalRefError = Refusal<"chemical_ref.form"> & { readonly input: string };

/**
 * Reads a reference as {@link formatChemicalRef} writes it.
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
 * A reference as text, for addresses, drafts and the log. {@link parseChemicalRef} reads it.
 *
 * @example
 * formatChemicalRef({ key: "cas:7782-50-5", unNumber: null }); // "cas:7782-50-5"
 */
export function formatChemicalRef(ref: ChemicalRef): string {
  return ref.unNumber === null ? ref.key : `${ref.key}@${ref.unNumber}`;
}

/**
 * True if two references mean the same record by the same id.
 *
 * @example
 * isSameChemical({ key: "cas:7782-50-5", unNumber: null }, { key: "cas:7782-50-5", unNumber: null }); // true
 */
export function isSameChemical(a: ChemicalRef, b: ChemicalRef): boolean {
  return a.key === b.key && a.unNumber === b.unNumber;
}

/**
 * A reference from a record's key, or the reference itself without what else came with it.
 *
 * @example
 * chemicalRefOf("cas:7782-50-5"); // { key: "cas:7782-50-5", unNumber: null }
 */
export function chemicalRefOf(chemical: ChemicalKey | ChemicalRef): ChemicalRef {
  if (typeof chemical === "string") return { key: chemical, unNumber: null };
  return { key: chemical.key, unNumber: chemical.unNumber };
}
