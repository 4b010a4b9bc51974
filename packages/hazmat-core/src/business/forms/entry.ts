/** What a form field or a JSON body holds before it is checked. */
export type Entry = string | number | null | undefined;

/**
 * Messages by field, in the order in which they are to be read: the first key is the first error.
 * No key means that everything is right. Fits the `validationErrors` of a React Aria form as it is.
 */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** The values of a form, by field. Fields may be missing: then they are blank. */
export type Entries<Field extends string> = Readonly<Partial<Record<Field, Entry>>>;

/** A rule of a form: what is wrong with `field`, or `null`. Rules are read in order, one message a field. */
export interface FieldRule<Field extends string> {
  readonly field: Field;
  readonly problem: (values: Entries<Field>) => string | null;
}

/**
 * Runs the rules in order. The first rule that a field breaks gives its message.
 *
 * @example
 * const rule = { field: "name", problem: ({ name }) => (isBlank(name) ? "Enter a name." : null) };
 * checkFields({ name: " " }, [rule]); // { name: "Enter a name." }
 */
export function checkFields<Field extends string>(
  values: Entries<Field>,
  rules: readonly FieldRule<Field>[],
): FieldErrors<Field> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { field, problem } of rules) {
    const message = errors[field] === undefined ? problem(values) : null;
    if (message !== null) errors[field] = message;
  }
  return errors;
}

/**
 * Whether any rule was broken.
 *
 * @example
 * hasErrors({}); // false
 * hasErrors({ email: "Email is required" }); // true
 */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * The error to show where only one fits, such as a toast.
 *
 * @returns field and message of the first error, or `null` when there is none
 * @example
 * firstError({ email: "Email is required" }); // { field: "email", message: "Email is required" }
 */
export function firstError<Field extends string>(
  errors: FieldErrors<Field>,
): { readonly field: Field; readonly message: string } | null {
  for (const field in errors) {
    const message = errors[field];
    if (message !== undefined) return { field, message };
  }
  return null;
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

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a decimal number with a point. Takes no thousands mark, unit or hexadecimal form: `1,5` could be two numbers.
 *
 * @returns a finite number, or `null` when the entry is blank or not one
 * @example
 * numberFrom(" 1.5 "); // 1.5
 * numberFrom("1,5"); // null
 */
export function numberFrom(entry: Entry): number | null {
  if (typeof entry === "number") return Number.isFinite(entry) ? entry : null;
  const text = entry?.trim() ?? "";
  if (!DECIMAL.test(text)) return null;
  const value = Number(text);
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
