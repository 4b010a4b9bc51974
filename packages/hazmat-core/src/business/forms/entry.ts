import { plainTyped } from "../../formats/typed-text.ts";
import { problemText, type Problem, type ProblemWords } from "./problem.ts";

/** Value of a form field or JSON property before validation. */
export type Entry = string | number | null | undefined;

/**
 * Problems by field, in reading order: the first key is the first error. An object without keys means that the form is
 * valid. {@link fieldTexts} formats the problems.
 */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, Problem>>>;

/** Error messages by field. Can be passed as the `validationErrors` of a React Aria form. */
export type FieldTexts<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Values of a form by field. A missing field counts as blank. */
export type Entries<Field extends string> = Readonly<Partial<Record<Field, Entry>>>;

/**
 * Validation rule of a form: returns the problem of `field`, or `null`. Rules run in order; each field gets at most one
 * problem.
 */
export interface FieldRule<Field extends string> {
  readonly field: Field;
  readonly problem: (values: Entries<Field>) => Problem | null;
}

/**
 * Runs the rules in order. The first rule that a field breaks gives its problem.
 *
 * @example
 * const rule = { field: "name", problem: ({ name }) => (isBlank(name) ? { code: "name.required" } : null) };
 * checkFields({ name: " " }, [rule]); // { name: { code: "name.required" } }
 */
export function checkFields<Field extends string>(
  values: Entries<Field>,
  rules: readonly FieldRule<Field>[],
): FieldErrors<Field> {
  const errors: Partial<Record<Field, Problem>> = {};
  for (const { field, problem } of rules) {
    const found = errors[field] === undefined ? problem(values) : null;
    if (found !== null) errors[field] = found;
  }
  return errors;
}

/**
 * True if any rule was broken.
 *
 * @example
 * hasErrors({}); // false
 * hasErrors({ email: { code: "email.required" } }); // true
 */
export function hasErrors(errors: FieldErrors | FieldTexts): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * Returns the one error to show where there is space for only one, such as in a toast.
 *
 * @returns field and problem of the first error, or `null` when there is none
 * @example
 * firstError({ email: { code: "email.required" } }); // { field: "email", problem: { code: "email.required" } }
 */
export function firstError<Field extends string, Wrong extends Problem | string>(
  errors: Readonly<Partial<Record<Field, Wrong>>>,
): { readonly field: Field; readonly problem: Wrong } | null {
  for (const field in errors) {
    const problem = errors[field];
    if (problem !== undefined) return { field, problem };
  }
  return null;
}

/**
 * Formats the problems in one language, in the same order.
 *
 * @example
 * fieldTexts({ email: { code: "email.required" } }, englishProblems); // { email: "Email is required" }
 */
export function fieldTexts<Field extends string>(errors: FieldErrors<Field>, words: ProblemWords): FieldTexts<Field> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field in errors) {
    const problem = errors[field];
    if (problem !== undefined) texts[field] = problemText(problem, words);
  }
  return texts;
}

/**
 * True if nothing or only spaces were entered. Zero is not blank.
 *
 * @example
 * isBlank("  "); // true
 * isBlank(0); // false
 */
export function isBlank(entry: Entry): boolean {
  return entry === null || entry === undefined || (typeof entry === "string" && entry.trim() === "");
}

const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;
/** Ambiguous: `1,500` can be one and a half or fifteen hundred. */
const MAY_BE_THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Parses a decimal number with a point or a comma. Rejects thousands separators, units and hexadecimal forms, and
 * anything that could contain a thousands separator: `1,500` is rejected. Validation and calculation both use this
 * function, so they always agree.
 *
 * @returns a finite number, or `null` if the entry is blank or not a number
 * @example
 * numberFrom(" 1.5 "); // 1.5
 * numberFrom("1,5"); // 1.5
 * numberFrom("1,500"); // null
 */
export function numberFrom(entry: Entry): number | null {
  if (typeof entry === "number") return Number.isFinite(entry) ? entry : null;
  const text = plainTyped(entry ?? "");
  if (!DECIMAL.test(text) || MAY_BE_THOUSANDS.test(text)) return null;
  const value = Number(text.replace(",", "."));
  return Number.isFinite(value) ? value : null;
}

/** Thousands in groups of exactly three, with the same separator between them. */
const GROUPED = /^[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*$/;

/**
 * Parses a whole number of 0 or more, such as an id or a head count. Returns `null` if the entry is not one. A comma, a
 * blank or an apostrophe can separate thousands, because a whole number has no decimals.
 *
 * @example
 * wholeNumberFrom("12,500"); // 12500
 * wholeNumberFrom("1.5"); // null
 */
export function wholeNumberFrom(entry: Entry): number | null {
  const text = plainTyped(String(entry ?? ""));
  const value = GROUPED.test(text) ? Number(text.replaceAll(/[, ']/g, "")) : numberFrom(entry);
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
