import { formatNumber } from "../../formats/number.ts";
import type { ContainerDistances } from "../../record/transport-entry.ts";

/** Limits of a small spill: one drum of liquid, or the mass of one package. [ERG2024] introduction to Table 1 */
const DRUM_L = 208;
const PACKAGE_KG = 300;
const LITRES_PER_CUBIC_METRE = 1000;

/** The released amount, as far as it is known. */
export interface ReleasedAmount {
  readonly state: "solid" | "liquid" | "gas";
  /** kg into the air over the whole release. */
  readonly massKg: number;
  /** kg/m³; `null`: not on file. */
  readonly liquidDensityKgPerM3: number | null;
  /** True if all of the release becomes airborne. False for a pool, which contains more than what evaporates. */
  readonly isAllAirborne: boolean;
}

/** A spill size with its basis. */
export interface DerivedSpill {
  readonly size: "small" | "large";
  readonly reason: string;
}

/**
 * Derives the size of a spill from its amount: small up to 208 L of a liquid, or 300 kg of a solid or gas.
 *
 * The evaporated part of a pool can only show that a spill is large, never that it is small.
 *
 * @returns `null` if the amount does not decide: the worst row of the tables is then used
 * @see [ERG2024] introduction to Table 1
 * @example
 * spillSize({ state: "gas", massKg: 540, liquidDensityKgPerM3: null, isAllAirborne: true });
 * // { size: "large", reason: "540 kg, more than 300 kg" }
 */
export function spillSize({ state, massKg, liquidDensityKgPerM3, isAllAirborne }: ReleasedAmount): DerivedSpill | null {
  if (!(massKg > 0 && massKg < Infinity)) return null;
  if (state !== "liquid") return sizeByAmount(massKg, PACKAGE_KG, "kg");
  if (liquidDensityKgPerM3 === null) return null;
  const derived = sizeByAmount((massKg / liquidDensityKgPerM3) * LITRES_PER_CUBIC_METRE, DRUM_L, "L");
  return derived.size === "small" && !isAllAirborne ? null : derived;
}

function sizeByAmount(amount: number, most: number, unit: "kg" | "L"): DerivedSpill {
  const isSmall = amount <= most;
  const shown = formatNumber(Number(amount.toPrecision(2)));
  return {
    size: isSmall ? "small" : "large",
    reason: `${shown} ${unit}, ${isSmall ? "no more than" : "more than"} ${most} ${unit}`,
  };
}

/**
 * Contents of the containers of Table 3, at the lower end of the range: L of liquid, or kg. Read in one copy of the
 * book. [ERG2024] introduction to Table 3
 */
export const CONTAINER_SIZES = {
  smallCylinderL: 72,
  tonCylinderL: 757,
  nurseTankL: 3785,
  tankTruckKg: 20_000,
} as const;

/** "Multiple" is assumed to be two, its minimum. */
const MULTIPLE = 2;

const CAPACITY_L: Readonly<Record<string, number>> = {
  "multiple small cylinders": MULTIPLE * CONTAINER_SIZES.smallCylinderL,
  "multiple small cylinders or single ton cylinder": CONTAINER_SIZES.tonCylinderL,
  "multiple ton cylinders": MULTIPLE * CONTAINER_SIZES.tonCylinderL,
  "agricultural nurse tank": CONTAINER_SIZES.nurseTankL,
};
const CAPACITY_KG: Readonly<Record<string, number>> = {
  "highway tank truck or trailer": CONTAINER_SIZES.tankTruckKg,
};

/** Guaranteed capacity of a container, kg; infinite for the largest, 0 if the density is not on file. */
function capacityKg(container: string, isLargest: boolean, liquidDensityKgPerM3: number | null): number {
  if (isLargest) return Infinity;
  const litres = CAPACITY_L[container.toLowerCase()];
  if (litres === undefined) return CAPACITY_KG[container.toLowerCase()] ?? 0;
  return liquidDensityKgPerM3 === null ? 0 : (litres * liquidDensityKgPerM3) / LITRES_PER_CUBIC_METRE;
}

/**
 * The smallest container of Table 3 that holds an amount, so that a vessel is never isolated as a larger one.
 *
 * @param containers - of one UN number, the largest first, as printed in Table 3
 * @returns `undefined` for a number without containers
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
