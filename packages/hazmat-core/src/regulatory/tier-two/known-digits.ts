import type { AmountRange } from "./amount-range.ts";
import type { StoredStock } from "./stored-stock.ts";

/** Fewer digits would hide more than a person left open who typed `5` for five kilograms. */
const LEAST_DIGITS = 3;

/** Above it a number holds no further digit. */
const MOST_DIGITS = 15;

/**
 * Significant digits to which a sum of stored amounts is known: those of the amount that was entered with the fewest,
 * at least three. `5400` counts four, since zeros at the end may have been meant.
 */
export function knownDigits(stock: readonly StoredStock[]): number {
  const entered = stock.map(({ quantity, fields }) => digitsOf(fields.max_amount ?? quantity));
  return Math.max(LEAST_DIGITS, Math.min(...entered, MOST_DIGITS));
}

function digitsOf(value: number): number {
  const [mantissa = ""] = String(value).split("e");
  return mantissa.replace(".", "").replace(/^0+/, "").length;
}

/**
 * An amount with no more digits than are known, to be read beside a limit: the upper end rounded up, the lower end down,
 * one single figure up. Takes as many more digits as it needs to stay on the side of the limit on which it is.
 *
 * @param amount - 0 or more, in the unit of the limits; `most` may be `Infinity`
 * @param digits - significant, 1 to 15
 * @param limits - which the amount is held against
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
  if (value === 0 || digits >= MOST_DIGITS) return value;
  const step = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  // A product such as 1.1 * 3 ends a bit beside its figure: that is not a reason to go a step further.
  const figure = Number((towards(Number((value / step).toPrecision(MOST_DIGITS - 2))) * step).toPrecision(MOST_DIGITS));
  const isOnItsSide = limits.every((limit) => figure >= limit === value >= limit);
  return isOnItsSide ? figure : rounded(value, digits + 1, limits, towards);
}
