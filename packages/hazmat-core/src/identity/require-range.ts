import { invariant } from "./result.ts";

/**
 * Ends a call whose number lies outside the range its docstring names: a programmer's mistake, not a reader's.
 *
 * @param words - what the number is, with its unit: "Wind speed, m/s"
 * @throws RangeError when the value is not finite or lies outside
 */
export function requireRange(words: string, value: number, least: number, most: number): void {
  invariant(
    Number.isFinite(value) && value >= least && value <= most,
    `${words}: ${value} is outside ${least} to ${most}. Check it before the call.`,
  );
}
