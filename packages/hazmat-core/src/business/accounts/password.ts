import type { Problem } from "../forms/problem.ts";

/** Minimum length of a password, in characters. */
export const PASSWORD_MIN_LENGTH = 8;

/** Maximum length of a password, in characters; limits the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 128;

/**
 * Checks a new password. Only its length counts: no character is required, spaces are allowed and nothing is trimmed.
 * Do not apply it to existing passwords.
 *
 * @returns the problem, or `null` if the password is accepted
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
