import { plainTyped } from "../../formats/typed-text.ts";
import { problemText, type Problem, type ProblemWords } from "./problem.ts";

/** What a form field or a JSON body holds before it is checked. */
export type Entry = string | number | null | undefined;

/**
 * What is wrong by field, in the order in which it is to be read: the first key is the first error.
 * No key means that everything is right. {@link fieldTexts} puts it into words.
 */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, Problem>>>;

/** The words for what is wrong, by field. Fits the `validationErrors` of a React Aria form as it is. */
export type FieldTexts<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** The values of a form, by field. Fields may be missing: then they are blank. */
export type Entries<Field extends string> = Readonly<Partial<Record<Field, Entry>>>;

/** A rule of a form: what is wrong with `field`, or `null`. Rules are read in order, one message a field. */
export interface FieldRule<Field extends string> {
  readonly field: Field;
  readonly problem: (values: Entries<Field>) => Problem | null;
}

/**
 * Runs the rules in order. The first rule that a field breaks says what is wrong with it.
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
 * The error to show where only one fits, such as a toast.
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
 * What is wrong, in the words of one language, in the same order.
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
 * Nothing typed, or blanks alone. Zero is not blank.
 *
 * @example
 * isBlank("  "); // true
 * isBlank(0); // false
 */
export function isBlank(entry: Entry): boolean {
  return entry === null || entry === undefined || (typeof entry === "string" && entry.trim() === "");
}

const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;
/** One and a half, or fifteen hundred: no one can tell. */
const MAY_BE_THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Reads a decimal number with a point or a comma. Takes no thousands mark, unit or hexadecimal form, and nothing that may
 * be one: `1,500` is not a number. Rules and readers of a form both ask here, so that what passes is what is computed with.
 *
 * @returns a finite number, or `null` when the entry is blank or not one
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

/**
 * Reads a whole number of 0 or more, such as an id or a head count; `null` when the entry is not one.
 *
 * @example
 * wholeNumberFrom("12"); // 12
 * wholeNumberFrom("1.5"); // null
 */
export function wholeNumberFrom(entry: Entry): number | null {
  const value = numberFrom(entry);
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
