import { GAS_CONSTANT } from "../../units/constants.ts";

/** Heat capacity of air at constant pressure, J/(kg K) [DEGADIS]. */
export const HEAT_CAPACITY_AIR = 1006.3;
/** Acceleration of gravity, m/s², as in [TM43]. */
export const GRAVITY = 9.8;

/** The air at the release. Temperature in K, pressure in Pa. */
export interface Air {
  readonly temperatureK: number;
  readonly pressurePa: number;
  /** 0 to 1; default: dry air. */
  readonly relativeHumidity?: number;
}

/**
 * Density of an ideal gas, kg/m³.
 *
 * @param molarMass - kg/mol
 * @param temperatureK - K
 * @param pressurePa - Pa
 */
export function gasDensity(molarMass: number, temperatureK: number, pressurePa: number): number {
  return (pressurePa * molarMass) / (GAS_CONSTANT * temperatureK);
}

/**
 * Mass concentration of a gas in parts per million by volume, in the given air and not at 25 °C. Can exceed 1,000,000
 * close to a source, where a passive model does not apply: limit it before display.
 *
 * @param kgPerM3 - kg/m³
 * @param molarMass - kg/mol
 */
export function ppmOf(kgPerM3: number, molarMass: number, air: Air): number {
  return (1e6 * kgPerM3) / gasDensity(molarMass, air.temperatureK, air.pressurePa); // [TM43] C R T / (P M) · 1e6
}

/** The inverse of {@link ppmOf}, kg/m³. */
export function kgPerM3Of(ppm: number, molarMass: number, air: Air): number {
  return ppm * 1e-6 * gasDensity(molarMass, air.temperatureK, air.pressurePa);
}
