import { isEmail } from "../accounts/email.ts";
import { isBlank, numberFrom, wholeNumberFrom, type Entry, type FieldRule } from "./entry.ts";
import { sharedMessages } from "./messages.ts";
import { passwordProblem } from "../accounts/password.ts";

/** Must not be blank. */
export function required<Field extends string>(field: Field, message: string): FieldRule<Field> {
  return { field, problem: (values) => (isBlank(values[field]) ? message : null) };
}

/** What holds for an entry once something is typed; a blank entry passes. */
export function whenGiven<Field extends string>(
  field: Field,
  problem: (entry: NonNullable<Entry>) => string | null,
): FieldRule<Field> {
  return {
    field,
    problem: (values) => {
      const entry = values[field] ?? "";
      return isBlank(entry) ? null : problem(entry);
    },
  };
}

/** Must have the form of an e-mail address. */
export function emailForm<Field extends string>(field: Field): FieldRule<Field> {
  return whenGiven(field, (entry) => (isEmail(String(entry)) ? null : sharedMessages.emailInvalid));
}

/** Must pass the password rule. */
export function passwordForm<Field extends string>(field: Field): FieldRule<Field> {
  return whenGiven(field, (entry) => passwordProblem(String(entry)));
}

/** Must be a whole number of 0 or more. */
export function wholeNumber<Field extends string>(field: Field, message: string): FieldRule<Field> {
  return whenGiven(field, (entry) => (wholeNumberFrom(entry) === null ? message : null));
}

/** Must be a number for which `holds` is true. */
export function numberWhere<Field extends string>(
  field: Field,
  message: string,
  holds: (value: number) => boolean,
): FieldRule<Field> {
  return whenGiven(field, (entry) => {
    const value = numberFrom(entry);
    return value !== null && holds(value) ? null : message;
  });
}

/** Must be one of the choices. */
export function oneOf<Field extends string>(
  field: Field,
  message: string,
  choices: readonly string[],
): FieldRule<Field> {
  return whenGiven(field, (entry) => (choices.includes(String(entry)) ? null : message));
}
