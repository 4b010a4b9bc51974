/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;

/** Most characters of a password; bounds the work of hashing. */
export const PASSWORD_MAX_LENGTH = 128;

/**
 * What is wrong with a new password. The rule is length alone: no required signs, blanks allowed, nothing trimmed.
 * Existing passwords are never checked with it.
 *
 * @returns the sentence to show, or `null` when the password will do
 * @example
 * passwordProblem("short"); // "Use at least 8 characters for the password."
 * passwordProblem("correct horse"); // null
 */
export function passwordProblem(password: string): string | null {
  const { length } = Array.from(password);
  if (length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters for the password.`;
  if (length > PASSWORD_MAX_LENGTH) return `Use at most ${PASSWORD_MAX_LENGTH} characters for the password.`;
  return null;
}
