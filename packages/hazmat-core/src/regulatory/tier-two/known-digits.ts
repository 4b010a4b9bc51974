import type { AmountRange } from "./amount-range.ts";
import type { StoredStock } from "./stored-stock.ts";

/** Minimum number of digits: fewer would hide too much of an amount entered as `5` for five kilograms. */
const MIN_DIGITS = 3;

/** Maximum number of digits of a double. */
const MAX_DIGITS = 15;

/**
 * Significant digits of a sum of stored amounts: those of the amount entered with the fewest, at least three. `5400`
 * counts as four, because zeros at the end may be significant.
 */
export function knownDigits(stock: readonly StoredStock[]): number {
  const entered = stock.map(({ quantity, fields }) => digitsOf(fields.max_amount ?? quantity));
  return Math.max(MIN_DIGITS, Math.min(...entered, MAX_DIGITS));
}

function digitsOf(value: number): number {
  const [mantissa = ""] = String(value).split("e");
  return mantissa.replace(".", "").replace(/^0+/, "").length;
}

/**
 * Rounds an amount to the known digits, for comparison with a limit: the upper end rounded up, the lower end down, a
 * single figure up. Uses more digits if needed to stay on the same side of the limit.
 *
 * @param amount - 0 or more, in the unit of the limits; `most` may be `Infinity`
 * @param digits - significant digits, 1 to 15
 * @param limits - the limits that the amount is compared with
 * @example
 * roundedAmount({ least: 11904.96, most: 11904.96 }, 4, [10_000]); // { least: 11910, most: 11910 }
 * roundedAmount({ least: 9998.2, most: 9998.2 }, 3, [10_000]); // { least: 9999, most: 9999 }
 */
export function roundedAmount(
  { least, most }: Pick<AmountRange, "least" | "most">,
  digits: number,
  limits: readonly number[],
): Pick<AmountRange, "least" | "most"> {
  const up = Number.isFinite(most) ? rounded(most, digits, limits, Math.ceil) : most;
  return { least: least === most ? up : rounded(least, digits, limits, Math.floor), most: up };
}

function rounded(value: number, digits: number, limits: readonly number[], towards: (value: number) => number): number {
  if (value === 0 || digits >= MAX_DIGITS) return value;
  const step = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  // A product such as 1.1 * 3 has a rounding error, which is no reason to round up further.
  const figure = Number((towards(Number((value / step).toPrecision(MAX_DIGITS - 2))) * step).toPrecision(MAX_DIGITS));
  const isOnItsSide = limits.every((limit) => figure >= limit === value >= limit);
  return isOnItsSide ? figure : rounded(value, digits + 1, limits, towards);
}
