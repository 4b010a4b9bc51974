import { parseCasNumber } from "./cas-number.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";
import { parseUnNumber } from "./un-number.ts";

/**
 * Names one record of a chemical source: `cas:7782-50-5` for a substance, `un:UN1993` for an entry without one.
 *
 *     chemical-key = "cas:" cas-number / "un:" un-number
 *
 * The number stands in its canonical form, so that equal keys are equal texts.
 */
export type ChemicalKey = `cas:${string}` | `un:${string}`;

/** Why a text is not a chemical key, with the text as it came. */
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
 * Reads a chemical key, from an address, a draft or a host's page.
 *
 * @returns the key with its number in canonical form, or `chemical_key.form`
 * @example
 * parseChemicalKey("cas:7782505"); // { ok: true, value: "cas:7782-50-5" }
 */
export function parseChemicalKey(input: string): Result<ChemicalKey, ChemicalKeyError> {
  return validate(input);
}

/**
 * True if the text is a chemical key in canonical form. Says nothing about whether a record has it.
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
 * A chemical key from a literal in code.
 *
 * @throws RangeError when the literal is not one
 * @example
 * chemicalKey("cas:7782-50-5"); // "cas:7782-50-5"
 * chemicalKey("chlorine"); // throws RangeError
 */
export function chemicalKey(input: string): ChemicalKey {
  const result = validate(input);
  if (!result.ok) throw new RangeError(`${result.error.message} Got ${JSON.stringify(input)}.`);
  return result.value;
}
