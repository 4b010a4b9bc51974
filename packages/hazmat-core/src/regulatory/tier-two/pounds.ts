import type { QuantityUnit } from "../../business/forms/choices.ts";
import { BASE_UNITS, baseAmount } from "../../business/inventory/base-amount.ts";

/** An amount in another unit, or the data missing for the conversion. */
export type ConvertedAmount =
  | { readonly kind: "known"; readonly value: number }
  | { readonly kind: "missing"; readonly gap: "density" };

/**
 * Converts a stored amount to pounds. A volume needs a stated density: none is assumed.
 *
 * @param amount - in `unit`, 0 or more
 * @param density - kg/L; `null`: not stated
 * @example
 * poundsOf(45.359237, "kg", null); // { kind: "known", value: 100 }
 * poundsOf(100, "L", null); // { kind: "missing", gap: "density" }
 */
export function poundsOf(amount: number, unit: QuantityUnit, density: number | null): ConvertedAmount {
  const kilograms = kilogramsOf(amount, unit, density);
  return kilograms.kind === "known" ? { kind: "known", value: kilograms.value / BASE_UNITS.lbs.factor } : kilograms;
}

/**
 * Converts a stored amount to kilograms. A volume needs a stated density: none is assumed.
 *
 * @example
 * kilogramsOf(10, "L", 0.8); // { kind: "known", value: 8 }
 */
export function kilogramsOf(amount: number, unit: QuantityUnit, density: number | null): ConvertedAmount {
  const { kind, value } = baseAmount(amount, unit);
  if (kind === "mass") return { kind: "known", value };
  return density === null ? { kind: "missing", gap: "density" } : { kind: "known", value: value * density };
}

/** Converts a stored amount to US gallons. A mass needs a stated density. */
export function gallonsOf(amount: number, unit: QuantityUnit, density: number | null): ConvertedAmount {
  const { kind, value } = baseAmount(amount, unit);
  if (kind === "volume") return { kind: "known", value: value / BASE_UNITS.gal.factor };
  return density === null
    ? { kind: "missing", gap: "density" }
    : { kind: "known", value: value / density / BASE_UNITS.gal.factor };
}
