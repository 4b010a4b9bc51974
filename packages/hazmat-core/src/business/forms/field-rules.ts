import { isEmail } from "../accounts/email.ts";
import { isBlank, numberFrom, wholeNumberFrom, type Entry, type FieldRule } from "./entry.ts";
import type { Problem } from "./problem.ts";
import { passwordProblem } from "../accounts/password.ts";

/** Must not be blank. */
export function required<Field extends string>(field: Field, wrong: Problem): FieldRule<Field> {
  return { field, problem: (values) => (isBlank(values[field]) ? wrong : null) };
}

/** Applies a rule only to an entry that is not blank. */
export function whenGiven<Field extends string>(
  field: Field,
  problem: (entry: NonNullable<Entry>) => Problem | null,
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
  return whenGiven(field, (entry) => (isEmail(String(entry)) ? null : { code: "email.form" }));
}

/** Must pass the password rule. */
export function passwordForm<Field extends string>(field: Field): FieldRule<Field> {
  return whenGiven(field, (entry) => passwordProblem(String(entry)));
}

/** Must be a whole number of 0 or more. */
export function wholeNumber<Field extends string>(field: Field, wrong: Problem): FieldRule<Field> {
  return whenGiven(field, (entry) => (wholeNumberFrom(entry) === null ? wrong : null));
}

/** Must not be a whole number above a limit. */
export function atMost<Field extends string>(field: Field, max: number, wrong: Problem): FieldRule<Field> {
  return whenGiven(field, (entry) => ((wholeNumberFrom(entry) ?? 0) > max ? wrong : null));
}

/** Must be a number that passes the check. */
export function numberWhere<Field extends string>(
  field: Field,
  wrong: Problem,
  holds: (value: number) => boolean,
): FieldRule<Field> {
  return whenGiven(field, (entry) => {
    const value = numberFrom(entry);
    return value !== null && holds(value) ? null : wrong;
  });
}

/** Must be one of the choices. */
export function oneOf<Field extends string>(
  field: Field,
  wrong: Problem,
  choices: readonly string[],
): FieldRule<Field> {
  return whenGiven(field, (entry) => (choices.includes(String(entry)) ? null : wrong));
}
