import { formatNumber } from "../../formats/number.ts";

/** Borders of a small spill: one drum of liquid, or the mass of one package. [ERG2024] introduction to Table 1 */
const DRUM_L = 208;
const PACKAGE_KG = 300;
const LITRES_PER_CUBIC_METRE = 1000;

/** The amount that gets out, as far as it is known. */
export interface Spilt {
  readonly state: "solid" | "liquid" | "gas";
  /** kg into the air over the whole release. */
  readonly massKg: number;
  /** kg/m³; `null`: not on file. */
  readonly liquidDensityKgPerM3: number | null;
  /** Whether all that gets out goes into the air. False for a pool: it holds more than what evaporates. */
  readonly isAllAirborne: boolean;
}

/** A spill size with what it was derived from. */
export interface DerivedSpill {
  readonly size: "small" | "large";
  readonly reason: string;
}

/**
 * The size of a spill by its amount: small up to 208 L of a liquid, or 300 kg of a solid or a gas.
 *
 * What evaporates from a pool says only that a spill is large, never that it is small.
 *
 * @returns `null` where the amount does not tell: the tables' worst row is then taken
 * @see [ERG2024] introduction to Table 1
 * @example
 * spillSize({ state: "gas", massKg: 540, liquidDensityKgPerM3: null, isAllAirborne: true });
 * // { size: "large", reason: "540 kg, more than 300 kg" }
 */
export function spillSize({ state, massKg, liquidDensityKgPerM3, isAllAirborne }: Spilt): DerivedSpill | null {
  if (!(massKg > 0 && massKg < Infinity)) return null;
  if (state !== "liquid") return by(massKg, PACKAGE_KG, "kg");
  if (liquidDensityKgPerM3 === null) return null;
  const derived = by((massKg / liquidDensityKgPerM3) * LITRES_PER_CUBIC_METRE, DRUM_L, "L");
  return derived.size === "small" && !isAllAirborne ? null : derived;
}

function by(amount: number, most: number, unit: "kg" | "L"): DerivedSpill {
  const isSmall = amount <= most;
  const shown = formatNumber(Number(amount.toPrecision(2)));
  return {
    size: isSmall ? "small" : "large",
    reason: `${shown} ${unit}, ${isSmall ? "no more than" : "more than"} ${most} ${unit}`,
  };
}
