import type { Metres } from "../../units/length.ts";
import { PASCALS_PER_MMHG } from "../../units/vapour-pressure.ts";
import { GAS_CONSTANT } from "../../units/constants.ts";

// Two other formulas for vapour from a pool, to show the spread between formulas.

const AIR_VISCOSITY = 1.5e-5; // kinematic, m²/s
const WATER = { diffusivity: 2.39e-5, molarMass: 18.015 }; // m²/s, g/mol
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639104;
const KILOGRAMS_PER_POUND = 0.45359237;

/**
 * Evaporation from a pool, kg/(m² s), by Mackay and Matsugu (1973).
 *
 * @param pool - molar mass in g/mol, K, Pa, m across, wind in m/s at 10 m
 */
export function mackayMatsuguFlux(pool: {
  readonly molarMass: number;
  readonly temperatureK: number;
  readonly vapourPressurePa: number;
  readonly diameterM: Metres;
  readonly windSpeedMps: number;
}): number {
  const schmidt = AIR_VISCOSITY / (WATER.diffusivity * Math.sqrt(WATER.molarMass / pool.molarMass));
  const transfer = 0.004786 * pool.windSpeedMps ** 0.78 * pool.diameterM ** -0.11 * schmidt ** -0.67; // m/s
  return (transfer * pool.molarMass * 1e-3 * pool.vapourPressurePa) / (GAS_CONSTANT * pool.temperatureK);
}

/**
 * Evaporation from a pool, kg/(m² s), by EPA's rule for risk management plans (OCA equation D-1, in lb/min and ft²).
 *
 * @param pool - molar mass in g/mol, K, Pa, wind in m/s
 */
export function epaRmpFlux(pool: {
  readonly molarMass: number;
  readonly temperatureK: number;
  readonly vapourPressurePa: number;
  readonly windSpeedMps: number;
}): number {
  const millimetres = pool.vapourPressurePa / PASCALS_PER_MMHG;
  const poundsPerMinute =
    (0.284 * pool.windSpeedMps ** 0.78 * pool.molarMass ** (2 / 3) * millimetres) / (82.05 * pool.temperatureK);
  return (poundsPerMinute * SQUARE_FEET_PER_SQUARE_METRE * KILOGRAMS_PER_POUND) / 60;
}
