import { invariant } from "./result.ts";

/**
 * Throws if a number is outside the range of a docstring: a programming error, not a user error.
 *
 * @param words - name of the number with its unit: "Wind speed, m/s"
 * @throws RangeError if the value is not finite or outside the range
 */
export function requireRange(words: string, value: number, least: number, most: number): void {
  invariant(
    Number.isFinite(value) && value >= least && value <= most,
    `${words}: ${value} is outside ${least} to ${most}. Check it before the call.`,
  );
}
