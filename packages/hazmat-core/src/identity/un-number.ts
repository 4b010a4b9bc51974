import { plainTyped } from "../formats/typed-text.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";

/**
 * A United Nations or North America identification number in canonical form: `UN1017`, `NA9279`.
 *
 * un-number = ( "UN" / "NA" ) 4DIGIT
 *
 * Accepted input: any letter case, spaces or a hyphen after the prefix, and four digits without a prefix (taken as UN).
 */
export type UnNumber = `${"UN" | "NA"}${string}` & { readonly __brand: "UnNumber" };

/** Reason why a text is not a UN number, with the input. */
export type UnNumberError = Refusal<"un_number.not_four_digits"> & { readonly input: string };

const PATTERN = /^(?:(UN|NA)[\s-]*)?(\d{4})$/i;

function validate(input: string): Result<UnNumber, UnNumberError> {
  const match = PATTERN.exec(plainTyped(input));
  const digits = match?.[2];
  if (digits === undefined) {
    return err({
      code: "un_number.not_four_digits",
      input,
      message: "A UN number has four digits. Enter them as 1017 or UN 1017.",
    });
  }
  return ok(`${(match?.[1] ?? "UN").toUpperCase()}${digits}` as UnNumber); // the pattern was verified
}

/**
 * Parses a UN or NA number as typed.
 *
 * @param input - text such as `1017`, `UN 1017`, `na9279`
 * @returns the canonical number, or `un_number.not_four_digits`
 * @example
 * parseUnNumber("un 1017"); // { ok: true, value: "UN1017" }
 */
export function parseUnNumber(input: string): Result<UnNumber, UnNumberError> {
  return validate(input);
}

/**
 * True if the text is a UN or NA number in any accepted form. Does not check that it is assigned.
 *
 * @example
 * isUnNumber("un 1017"); // true
 * isUnNumber("17"); // false
 */
export function isUnNumber(input: string): boolean {
  return validate(input).ok;
}

/**
 * Returns a UN number from a literal in code.
 *
 * @throws RangeError if the literal is not valid
 * @example
 * unNumber("1017"); // "UN1017"
 * unNumber("17"); // throws RangeError
 */
export function unNumber(input: string): UnNumber {
  const result = validate(input);
  if (!result.ok) throw new RangeError(`${result.error.message} Got ${JSON.stringify(input)}.`);
  return result.value;
}

/**
 * Returns the four digits as shown on a placard: `1017`.
 *
 * @example
 * unDigits(unNumber("NA9279")); // "9279"
 */
export function unDigits(value: UnNumber): string {
  return value.slice(2);
}

/**
 * Petroleum oil, and all numbers from 9000: listed in North America and not in the UN list. A test compares the tables.
 */
const NA_ONLY = /^(?:1270|9\d{3})$/;

/**
 * Formats a stored number with its prefix: `UN 1017`, `NA 9191`.
 *
 * @param stored - the number as entered, with or without a prefix; other texts are returned unchanged
 * @example
 * formatUnNumber("1017"); // "UN 1017"
 * formatUnNumber("UN9191"); // "NA 9191"
 */
export function formatUnNumber(stored: string): string {
  const read = validate(stored);
  if (!read.ok) return stored.trim();
  const digits = unDigits(read.value);
  return `${NA_ONLY.test(digits) ? "NA" : read.value.slice(0, 2)} ${digits}`;
}
