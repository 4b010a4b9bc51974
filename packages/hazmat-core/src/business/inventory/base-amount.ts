import type { QuantityUnit } from "../forms/choices.ts";

/** Quantity that a unit measures. Kilograms and litres are never added up: that would need a density. */
export type AmountKind = "mass" | "volume";

interface BaseUnit {
  readonly kind: AmountKind;
  /** Kilograms or litres per unit. Exact by definition [NIST SP 811]. */
  readonly factor: number;
}

/** Conversion of each quantity unit to kilograms or litres. Ounces are weight ounces; gallons are US gallons. */
export const BASE_UNITS: Readonly<Record<QuantityUnit, BaseUnit>> = {
  kg: { kind: "mass", factor: 1 },
  lbs: { kind: "mass", factor: 0.453_592_37 },
  oz: { kind: "mass", factor: 0.028_349_523_125 },
  L: { kind: "volume", factor: 1 },
  gal: { kind: "volume", factor: 3.785_411_784 },
  mL: { kind: "volume", factor: 0.001 },
};

/**
 * Converts a stored quantity to kilograms or litres, to compare quantities of one kind.
 *
 * @param quantity - in `unit`, 0 or more
 * @example
 * baseAmount(2, "lbs"); // { kind: "mass", value: 0.90718474 }
 */
export function baseAmount(
  quantity: number,
  unit: QuantityUnit,
): { readonly kind: AmountKind; readonly value: number } {
  const { kind, factor } = BASE_UNITS[unit];
  return { kind, value: quantity * factor };
}
