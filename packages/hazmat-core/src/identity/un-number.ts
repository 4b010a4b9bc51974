import { plainTyped } from "../formats/typed-text.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";

/**
 * A United Nations or North America identification number in canonical form: `UN1017`, `NA9279`.
 *
 *     un-number = ( "UN" / "NA" ) 4DIGIT
 *
 * Accepted on input: any letter case, blanks or a hyphen after the prefix, and four bare digits (read as UN).
 */
export type UnNumber = `${"UN" | "NA"}${string}` & { readonly __brand: "UnNumber" };

/** Why a text is no UN number, with the text as it came. */
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
  return ok(`${(match?.[1] ?? "UN").toUpperCase()}${digits}` as UnNumber); // the pattern is the proof
}

/**
 * Reads a UN or NA number as a person types it.
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
 * Whether the text is a UN or NA number in any accepted form. Says nothing about whether the number is assigned.
 *
 * @example
 * isUnNumber("un 1017"); // true
 * isUnNumber("17"); // false
 */
export function isUnNumber(input: string): boolean {
  return validate(input).ok;
}

/**
 * A UN number from a literal in code.
 *
 * @throws RangeError when the literal is not one
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
 * The four digits as they stand on a placard: `1017`.
 *
 * @example
 * unDigits(unNumber("NA9279")); // "9279"
 */
export function unDigits(value: UnNumber): string {
  return value.slice(2);
}

/** Petroleum oil, and all from 9000 on: North America lists them, and the UN list does not. A test compares the tables. */
const NA_ONLY = /^(?:1270|9\d{3})$/;

/**
 * A stored number as people read it, with the prefix that it has: `UN 1017`, `NA 9191`.
 *
 * @param stored - as somebody typed it, with or without a prefix; what is not a number stays as it is
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
