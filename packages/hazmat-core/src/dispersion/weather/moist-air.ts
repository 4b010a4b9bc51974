import { ICE_POINT, MOLAR_MASS_AIR, STANDARD_PRESSURE } from "../../units/constants.ts";
import type { Air } from "./air.ts";

// Water in the air, as in DEGADIS 2.1 (subroutines WATVP and ENTHAL). Fog is in equilibrium with its vapour.

/** Molar mass of water, kg/mol. */
export const MOLAR_MASS_WATER = 18.02e-3;
/** Heat capacity of water vapour, J/(kg K) [DEGADIS]. */
export const HEAT_CAPACITY_STEAM = 1865;
/** Heat of condensation and of freezing, J/kg [DEGADIS]. */
const CONDENSING = 2.5023e6;
const FREEZING = 0.33e6;
/** Temperature span below 0 °C over which fog freezes, K [DEGADIS]. */
const FREEZING_SPAN = 10;

/**
 * Vapour pressure of water over its fog, Pa.
 *
 * @param temperatureK - K
 * @see [DEGADIS] exp(14.683943 − 5407/T) atm
 */
export function waterSaturation(temperatureK: number): number {
  return STANDARD_PRESSURE * Math.exp(14.683943 - 5407 / temperatureK);
}

/** Heat released by a kilogram of fog when it forms, and below 0 °C when it freezes, J. */
export function fogHeat(temperatureK: number): number {
  return CONDENSING + FREEZING * Math.min(Math.max((ICE_POINT - temperatureK) / FREEZING_SPAN, 0), 1);
}

/**
 * Mass of water in a kilogram of dry air, kg; 0 for air without a given humidity.
 *
 * @example
 * humidityRatio({ temperatureK: 293.15, pressurePa: 101_325, relativeHumidity: 0.5 }); // ≈ 0.007325
 */
export function humidityRatio({ temperatureK, pressurePa, relativeHumidity = 0 }: Air): number {
  const vapour = relativeHumidity * waterSaturation(temperatureK);
  return (MOLAR_MASS_WATER / MOLAR_MASS_AIR) * (vapour / (pressurePa - vapour));
}
