import { gallonsOf, kilogramsOf, poundsOf, type ConvertedAmount } from "./pounds.ts";
import type { StockGap, StoredStock } from "./stored-stock.ts";

/** An amount as far as it is known: between `least` and `most`. */
export interface AmountRange {
  readonly least: number;
  /** `Infinity`: nobody has said. */
  readonly most: number;
  /** As `most`, with today's quantity in place of a yearly maximum that nobody gave. */
  readonly today: number;
  readonly gaps: readonly StockGap[];
}

export const NOTHING: AmountRange = { least: 0, most: 0, today: 0, gaps: [] };

/** Both together. */
export function sum(one: AmountRange, other: AmountRange): AmountRange {
  return {
    least: one.least + other.least,
    most: one.most + other.most,
    today: one.today + other.today,
    gaps: [...new Set([...one.gaps, ...other.gaps])],
  };
}

/** A share of an amount. @param most - the largest share it can be, 0 to 1 */
export function shareOf(amount: AmountRange, least: number, most: number, gaps: readonly StockGap[]): AmountRange {
  if (most === 0) return { ...NOTHING, gaps: [] };
  return {
    least: amount.least * least,
    most: amount.most * most,
    today: amount.today * most,
    gaps: [...new Set([...amount.gaps, ...gaps])],
  };
}

type Target = "lb" | "gal" | "kg";

const CONVERT: Readonly<Record<Target, typeof poundsOf>> = { lb: poundsOf, gal: gallonsOf, kg: kilogramsOf };

/**
 * The most of a chemical that was on site at one time of the year: what a person stated, else at least what is there
 * now, with no upper end.
 */
export function yearlyMost(stock: StoredStock, into: Target): AmountRange {
  const convert = CONVERT[into];
  const { max_amount, unit, density } = stock.fields;
  const now = convert(stock.quantity, stock.unit, density);
  if (max_amount === null) return rangeOf(now, Number.POSITIVE_INFINITY, ["max_amount"]);
  const stated = convert(max_amount, unit ?? stock.unit, density);
  return stated.kind === "known" ? rangeOf(stated, stated.value, []) : rangeOf(stated, 0, []);
}

/** More is on file now than the most of the year that somebody stated: one of the two is of another day. */
export function isAboveStated({ quantity, unit: storedUnit, fields }: StoredStock): boolean {
  const { max_amount, density } = fields;
  if (max_amount === null) return false;
  const unit = fields.unit ?? storedUnit;
  if (unit === storedUnit) return quantity > max_amount;
  const [now, stated] = [poundsOf(quantity, storedUnit, density), poundsOf(max_amount, unit, density)];
  return now.kind === "known" && stated.kind === "known" && isMore(now.value, stated.value);
}

/** More than a conversion there and back may differ. */
const isMore = (one: number, other: number): boolean => one > other * (1 + 1e-9);

function rangeOf(amount: ConvertedAmount, most: number, gaps: readonly StockGap[]): AmountRange {
  if (amount.kind === "known") return { least: amount.value, most, today: amount.value, gaps };
  const open = Number.POSITIVE_INFINITY;
  return { least: 0, most: open, today: open, gaps: [...gaps, amount.gap] };
}
