import type { QuantityUnit } from "../../business/forms/choices.ts";
import { gallonsOf, kilogramsOf, poundsOf } from "./pounds.ts";
import type { StockGap, StoredStock } from "./stored-stock.ts";

/** An amount between `least` and `most`. */
export interface AmountRange {
  readonly least: number;
  /** `Infinity`: not stated. */
  readonly most: number;
  /** As `most`, with today's quantity instead of a missing yearly maximum. */
  readonly today: number;
  readonly gaps: readonly StockGap[];
  /** Assumed for a part of the amount whose density was not entered; `null`: nothing is assumed. */
  readonly assumedDensity: DensityRange | null;
}

/** Possible densities, in kg/L. */
export interface DensityRange {
  readonly least: number;
  readonly most: number;
}

export const NOTHING: AmountRange = { least: 0, most: 0, today: 0, gaps: [], assumedDensity: null };

/** The range that contains both. */
function widest(one: DensityRange | null, other: DensityRange | null): DensityRange | null {
  if (one === null || other === null) return one ?? other;
  return { least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
}

/** Sum of both. */
export function sum(one: AmountRange, other: AmountRange): AmountRange {
  return {
    least: one.least + other.least,
    most: one.most + other.most,
    today: one.today + other.today,
    gaps: [...new Set([...one.gaps, ...other.gaps])],
    assumedDensity: widest(one.assumedDensity, other.assumedDensity),
  };
}

/** A fraction of an amount. @param most - maximum fraction, 0 to 1 */
export function shareOf(amount: AmountRange, least: number, most: number, gaps: readonly StockGap[]): AmountRange {
  if (most === 0) return { ...NOTHING, gaps: [] };
  return {
    least: amount.least * least,
    most: amount.most * most,
    today: amount.today * most,
    gaps: [...new Set([...amount.gaps, ...gaps])],
    assumedDensity: amount.assumedDensity,
  };
}

type Target = "lb" | "gal" | "kg";

const CONVERT: Readonly<Record<Target, typeof poundsOf>> = { lb: poundsOf, gal: gallonsOf, kg: kilogramsOf };

/**
 * The maximum of a chemical on site during the year: as stated by a user, otherwise at least the current quantity,
 * without an upper end. A volume without a density is between the weights of the least and the most dense stock.
 */
export function yearlyMaximum(stock: StoredStock, into: Target): AmountRange {
  const { max_amount, unit } = stock.fields;
  if (max_amount === null) {
    const now = boundsOf(stock, { amount: stock.quantity, unit: stock.unit }, into);
    const gaps = ["max_amount", ...now.gaps] as const;
    return { ...now, most: Number.POSITIVE_INFINITY, today: now.most, gaps };
  }
  const stated = boundsOf(stock, { amount: max_amount, unit: unit ?? stock.unit }, into);
  return { ...stated, today: stated.most };
}

/** Minimum and maximum of an amount in another unit. */
function boundsOf(
  { fields }: Pick<StoredStock, "fields">,
  { amount, unit }: { readonly amount: number; readonly unit: QuantityUnit },
  into: Target,
): Omit<AmountRange, "today"> {
  const convert = CONVERT[into];
  const known = convert(amount, unit, fields.density);
  if (known.kind === "known") return { least: known.value, most: known.value, gaps: [], assumedDensity: null };
  const density = densityRange(fields.states);
  const ends = [density.least, density.most].map((end) => {
    const converted = convert(amount, unit, end);
    return converted.kind === "known" ? converted.value : Number.NaN;
  });
  return { least: Math.min(...ends), most: Math.max(...ends), gaps: [known.gap], assumedDensity: density };
}

/**
 * kg/L. Mercury at 0 °C has 13.5951 [NIST SP 811, appendix B.8, conventional millimetre of mercury]; assumed: maximum
 * of all liquids.
 */
const DENSEST_LIQUID = 13.6;

/** kg/L, for any stored material. Assumed: osmium, the densest element, has 22.6. */
export const DENSEST_STOCK = 23;

/** kg/L. Liquid hydrogen has 0.07; assumed: no liquid has less. */
export const LIGHTEST_LIQUID = 0.05;

/** Possible range of a density that was not entered. A gas or powder can weigh almost nothing. */
function densityRange(states: StoredStock["fields"]["states"]): DensityRange {
  const isLiquid = states.length > 0 && states.every((state) => state === "liquid");
  const isFluid = states.length > 0 && !states.includes("solid");
  return { least: isLiquid ? LIGHTEST_LIQUID : 0, most: isFluid ? DENSEST_LIQUID : DENSEST_STOCK };
}

/** True if the current quantity exceeds the stated maximum of the year: one of the two is outdated. */
export function isAboveStated({ quantity, unit: storedUnit, fields }: StoredStock): boolean {
  const { max_amount, density } = fields;
  if (max_amount === null) return false;
  const unit = fields.unit ?? storedUnit;
  if (unit === storedUnit) return quantity > max_amount;
  const [now, stated] = [poundsOf(quantity, storedUnit, density), poundsOf(max_amount, unit, density)];
  return now.kind === "known" && stated.kind === "known" && isMore(now.value, stated.value);
}

/** True if the difference exceeds the rounding of a conversion and back. */
const isMore = (one: number, other: number): boolean => one > other * (1 + 1e-9);
