import { STANDARD_PRESSURE } from "./constants.ts";

/** Pascals per unit of a gauge. The psi is a pound-force per square inch. [NIST SP 811, appendix B.8] */
const PASCALS = { bar: 100_000, psi: 6894.757, kPa: 1000 } as const;

/** A unit of pressure gauges on vessels and pipes. */
export type GaugeUnit = keyof typeof PASCALS;

/** The units of gauges, in the order of a list. */
export const GAUGE_UNITS: readonly GaugeUnit[] = ["bar", "psi", "kPa"];

/**
 * Converts a gauge reading to absolute pressure. A gauge shows 0 in open air.
 *
 * @param reading - gauge reading, 0 or more
 * @param airPressurePa - ambient air pressure, Pa; default: the standard atmosphere
 * @returns Pa
 * @example
 * absoluteFromGauge(0, "bar"); // 101325
 * absoluteFromGauge(100, "psi", 100_000); // ≈ 789475.7
 */
export function absoluteFromGauge(reading: number, unit: GaugeUnit, airPressurePa: number = STANDARD_PRESSURE): number {
  return reading * PASCALS[unit] + airPressurePa;
}
