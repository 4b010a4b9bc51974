import { plainTyped } from "../formats/typed-text.ts";
import { err, ok, type Refusal, type Result } from "./result.ts";

/**
 * A Chemical Abstracts Service registry number with its hyphens: `7782-50-5`.
 *
 * cas-number = 2*7DIGIT "-" 2DIGIT "-" DIGIT
 *
 * The last digit is a check digit: the sum of the other digits, each multiplied by its position from the right, modulo
 * 10.
 */
export type CasNumber = string & { readonly __brand: "CasNumber" };

/** Reason why a text is not a CAS number: wrong form or wrong check digit, with the input. */
export type CasNumberError = Refusal<"cas_number.form" | "cas_number.check_digit"> & { readonly input: string };

const PATTERN = /^(\d{2,7})-?(\d{2})-?(\d)$/;

function checkDigit(digits: string): number {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return sum % 10;
}

function validate(input: string): Result<CasNumber, CasNumberError> {
  const match = PATTERN.exec(plainTyped(input));
  const [, head, middle, last] = match ?? [];
  if (head === undefined || middle === undefined || last === undefined) {
    return err({
      code: "cas_number.form",
      input,
      message: "A CAS number has two to seven digits, two digits and one digit. Enter it as 7782-50-5.",
    });
  }
  if (checkDigit(head + middle) !== Number(last)) {
    return err({
      code: "cas_number.check_digit",
      input,
      message: "The check digit of this CAS number is wrong. Check for a typing error.",
    });
  }
  return ok(`${head}-${middle}-${last}` as CasNumber); // pattern and check digit were verified
}

/**
 * Parses a CAS number, with or without hyphens, and checks its check digit.
 *
 * @returns the number with hyphens, or `cas_number.form` or `cas_number.check_digit`
 * @example
 * parseCasNumber("7782505"); // { ok: true, value: "7782-50-5" }
 */
export function parseCasNumber(input: string): Result<CasNumber, CasNumberError> {
  return validate(input);
}

/**
 * Returns a CAS number with its hyphens. Other text stays unchanged, for a form to reject.
 *
 * @example
 * withCasHyphens("7782505"); // "7782-50-5"
 * withCasHyphens("proprietary"); // "proprietary"
 */
export function withCasHyphens(text: string): string {
  const read = validate(text);
  return read.ok ? read.value : text;
}

/**
 * True if the text is a CAS number with a valid check digit, with or without hyphens. Does not check that it is
 * assigned.
 *
 * @example
 * isCasNumber("7782-50-5"); // true
 * isCasNumber("7782-50-6"); // false
 */
export function isCasNumber(input: string): boolean {
  return validate(input).ok;
}

/**
 * Returns a CAS number from a literal in code.
 *
 * @throws RangeError when the literal is not a CAS number
 * @example
 * casNumber("7782505"); // "7782-50-5"
 * casNumber("7782-50-6"); // throws RangeError
 */
export function casNumber(input: string): CasNumber {
  const result = validate(input);
  if (!result.ok) throw new RangeError(`${result.error.message} Got ${JSON.stringify(input)}.`);
  return result.value;
}
