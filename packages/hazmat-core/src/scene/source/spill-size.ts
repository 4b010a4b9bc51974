import { formatNumber } from "../../formats/number.ts";
import type { ContainerDistances } from "../../record/transport-entry.ts";

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
  /** True if all that gets out goes into the air. False for a pool: it holds more than what evaporates. */
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

/**
 * What the containers of Table 3 hold, at the lower end of the range: L of liquid, or kg. Read in one copy of the book.
 * [ERG2024] introduction to Table 3
 */
export const CONTAINER_SIZES = {
  smallCylinderL: 72,
  tonCylinderL: 757,
  nurseTankL: 3785,
  tankTruckKg: 20_000,
} as const;

/** "Multiple" is taken as two, the fewest that it can mean: assumed. */
const MULTIPLE = 2;

const HOLDS_L: Readonly<Record<string, number>> = {
  "multiple small cylinders": MULTIPLE * CONTAINER_SIZES.smallCylinderL,
  "multiple small cylinders or single ton cylinder": CONTAINER_SIZES.tonCylinderL,
  "multiple ton cylinders": MULTIPLE * CONTAINER_SIZES.tonCylinderL,
  "agricultural nurse tank": CONTAINER_SIZES.nurseTankL,
};
const HOLDS_KG: Readonly<Record<string, number>> = {
  "highway tank truck or trailer": CONTAINER_SIZES.tankTruckKg,
};

/** The most that a container is sure to hold, kg; infinite for the largest, 0 where the density is not on file. */
function capacityKg(container: string, isLargest: boolean, liquidDensityKgPerM3: number | null): number {
  if (isLargest) return Infinity;
  const litres = HOLDS_L[container.toLowerCase()];
  if (litres === undefined) return HOLDS_KG[container.toLowerCase()] ?? 0;
  return liquidDensityKgPerM3 === null ? 0 : (litres * liquidDensityKgPerM3) / LITRES_PER_CUBIC_METRE;
}

/**
 * The smallest container of Table 3 that holds an amount, so that a vessel is never isolated as a larger one.
 *
 * @param containers - of one id, the largest first, as Table 3 prints them
 * @returns `undefined` for an id without containers
 * @see [ERG2024] introduction to Table 3
 */
export function containerFor(
  containers: readonly ContainerDistances[],
  contentsKg: number,
  liquidDensityKgPerM3: number | null,
): ContainerDistances | undefined {
  return containers.findLast(
    ({ container }, index) => contentsKg <= capacityKg(container, index === 0, liquidDensityKgPerM3),
  );
}
