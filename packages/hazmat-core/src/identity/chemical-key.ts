import { parseCasNumber } from "./cas-number.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";
import { parseUnNumber } from "./un-number.ts";

/**
 * Identifies one record of a chemical source: `cas:7782-50-5` for a substance, `un:UN1993` for a UN entry without one.
 *
 * chemical-key = "cas:" cas-number / "un:" un-number
 *
 * The number is in canonical form, so that equal keys are equal strings.
 */
export type ChemicalKey = `cas:${string}` | `un:${string}`;

/** Reason why a text is not a chemical key, with the input. */
export type ChemicalKeyError = Refusal<"chemical_key.form"> & { readonly input: string };

function validate(input: string): Result<ChemicalKey, ChemicalKeyError> {
  const text = input.trim();
  if (text.startsWith("cas:")) {
    const cas = parseCasNumber(text.slice("cas:".length));
    if (cas.ok) return ok(`cas:${cas.value}` as const);
  }
  if (text.startsWith("un:")) {
    const un = parseUnNumber(text.slice("un:".length));
    if (un.ok) return ok(`un:${un.value}` as const);
  }
  return err({
    code: "chemical_key.form",
    input,
    message: "A key is cas: or un: with the number. Enter it as cas:7782-50-5 or un:UN1993.",
  });
}

/**
 * Parses a chemical key, for example from a URL or a draft.
 *
 * @returns the key with its number in canonical form, or `chemical_key.form`
 * @example
 * parseChemicalKey("cas:7782505"); // { ok: true, value: "cas:7782-50-5" }
 */
export function parseChemicalKey(input: string): Result<ChemicalKey, ChemicalKeyError> {
  return validate(input);
}

/**
 * True if the text is a chemical key in canonical form. Does not check that a record exists.
 *
 * @example
 * isChemicalKey("un:UN1993"); // true
 * isChemicalKey("chlorine"); // false
 */
export function isChemicalKey(input: string): input is ChemicalKey {
  const read = validate(input);
  return read.ok && read.value === input;
}

/**
 * Returns a chemical key from a literal in code.
 *
 * @throws RangeError if the literal is not valid
 * @example
 * chemicalKey("cas:7782-50-5"); // "cas:7782-50-5"
 * chemicalKey("chlorine"); // throws RangeError
 */
export function chemicalKey(input: string): ChemicalKey {
  const result = validate(input);
  if (!result.ok) throw new RangeError(`${result.error.message} Got ${JSON.stringify(input)}.`);
  return result.value;
}
