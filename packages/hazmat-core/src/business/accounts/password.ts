import type { Problem } from "../forms/problem.ts";

/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;

/** Most characters of a password; bounds the work of hashing. */
export const PASSWORD_MAX_LENGTH = 128;

/**
 * What is wrong with a new password. The rule is length alone: no required signs, blanks allowed, nothing trimmed.
 * Existing passwords are never checked with it.
 *
 * @returns what is wrong, or `null` when the password will do
 * @example
 * passwordProblem("short"); // { code: "password.too_short", least: 8 }
 * passwordProblem("correct horse"); // null
 */
export function passwordProblem(password: string): Problem<"password.too_short" | "password.too_long"> | null {
  const { length } = Array.from(password);
  if (length < PASSWORD_MIN_LENGTH) return { code: "password.too_short", least: PASSWORD_MIN_LENGTH };
  if (length > PASSWORD_MAX_LENGTH) return { code: "password.too_long", most: PASSWORD_MAX_LENGTH };
  return null;
}
