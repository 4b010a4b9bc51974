import { requireRange } from "../../identity/require-range.ts";
import { GAS_CONSTANT } from "../../units/constants.ts";

// Initial outflow through a hole in a vessel. [TM43] NOAA TM NOS OR&R 43, section 3.4; [CCPS1999]. SI units.

/** Discharge coefficient of a sharp hole in liquid flow [TM43]. */
export const LIQUID_DISCHARGE = 0.61;
/** Pipe length from which the flow reaches equilibrium, m [TM43]. */
const EQUILIBRIUM_LENGTH = 0.1;

/**
 * Calculates the flow of liquid through a hole below the liquid level, kg/s.
 *
 * @param hole - area in m², discharge coefficient (default 0.61)
 * @param densityKgPerM3 - of the liquid
 * @param overpressurePa - pressure at the hole above air pressure, including the liquid head, Pa; 0 or less gives no
 *   flow
 * @throws RangeError for an area, a coefficient or a density that is not greater than 0
 * @see [TM43] 3.4: Cd A √(2 ρ ΔP)
 * @example
 * liquidRelease({ areaM2: 7.853981634e-5, discharge: 0.63 }, 490, 19610.0368); // ≈ 0.2169115
 */
export function liquidRelease(
  hole: { readonly areaM2: number; readonly discharge?: number },
  densityKgPerM3: number,
  overpressurePa: number,
): number {
  const discharge = hole.discharge ?? LIQUID_DISCHARGE;
  requirePositive({ "Area, m²": hole.areaM2, "Discharge coefficient": discharge, "Density, kg/m³": densityKgPerM3 });
  requireRange("Overpressure, Pa", overpressurePa, -Number.MAX_VALUE, Number.MAX_VALUE);
  return discharge * hole.areaM2 * Math.sqrt(2 * densityKgPerM3 * Math.max(0, overpressurePa));
}

/**
 * Gas in a vessel: absolute pressures in Pa, temperature in K, molar mass in kg/mol, ratio of heat capacities γ > 1.
 */
export interface PressedGas {
  readonly pressurePa: number;
  readonly airPressurePa: number;
  readonly temperatureK: number;
  readonly molarMass: number;
  readonly heatRatio: number;
  /** Density in the vessel, kg/m³; default: that of an ideal gas. */
  readonly densityKgPerM3?: number;
}

/** Flow rate of a gas in kg/s, and whether the flow is choked. */
export interface GasRelease {
  readonly rateKgPerS: number;
  /** True if the gas leaves at the speed of sound, so that the outside pressure has no effect. */
  readonly isChoked: boolean;
}

/**
 * Calculates the flow of gas through a hole, kg/s.
 *
 * @throws RangeError for a hole or a gas outside the ranges of their types
 * @example
 * const air = { pressurePa: 1_000_000, airPressurePa: 101_325, temperatureK: 293.15, molarMass: 0.02896, heatRatio: 1.4 };
 * gasRelease({ areaM2: 1e-4, discharge: 0.85 }, air); // includes { isChoked: true }
 * gasRelease({ areaM2: 1e-4, discharge: 0.85 }, { ...air, pressurePa: 101_325 }).rateKgPerS; // 0
 * @see [TM43] 3.4: choked when Pa/P ≤ (2/(γ+1))^(γ/(γ−1))
 */
export function gasRelease(hole: { readonly areaM2: number; readonly discharge: number }, gas: PressedGas): GasRelease {
  const { pressurePa: p, heatRatio: g } = gas;
  requirePositive({ "Area, m²": hole.areaM2, "Discharge coefficient": hole.discharge });
  requireGas(gas);
  const density = gas.densityKgPerM3 ?? (p * gas.molarMass) / (GAS_CONSTANT * gas.temperatureK);
  const ratio = gas.airPressurePa / p;
  const area = hole.discharge * hole.areaM2;
  if (ratio >= 1) return { rateKgPerS: 0, isChoked: false };
  if (ratio <= (2 / (g + 1)) ** (g / (g - 1))) {
    return { rateKgPerS: area * Math.sqrt(density * p * g * (2 / (g + 1)) ** ((g + 1) / (g - 1))), isChoked: true };
  }
  const expansion = (g / (g - 1)) * (ratio ** (2 / g) - ratio ** ((g + 1) / g));
  return { rateKgPerS: area * Math.sqrt(2 * density * p * expansion), isChoked: false };
}

/**
 * Calculates the speed of a gas jet after it has left a hole and expanded to air pressure, m/s; 0 without outflow. A
 * choked jet leaves the hole above air pressure and accelerates further: momentum is conserved, as in Birch's
 * pseudo-source.
 *
 * @throws RangeError for a gas outside the ranges of its type
 * @example
 * gasJetSpeed({ pressurePa: 150_000, airPressurePa: 100_000, temperatureK: 300, molarMass: 0.02896, heatRatio: 1.4 }); // ≈ 256.8
 * @see [BIRCH1987] u + (P − Pa) / (ρ u) at the hole; below choking the speed of free expansion
 */
export function gasJetSpeed(gas: PressedGas): number {
  requireGas(gas);
  const { pressurePa: p, airPressurePa, heatRatio: g, temperatureK, molarMass } = gas;
  const ratio = airPressurePa / p;
  if (ratio >= 1) return 0;
  const perMass = gas.densityKgPerM3 === undefined ? (GAS_CONSTANT * temperatureK) / molarMass : p / gas.densityKgPerM3;
  const choked = (2 / (g + 1)) ** (g / (g - 1));
  if (ratio > choked) return Math.sqrt(((2 * g) / (g - 1)) * perMass * (1 - ratio ** ((g - 1) / g)));
  const sound = Math.sqrt(((2 * g) / (g + 1)) * perMass); // speed of sound at the hole
  const density = (p / perMass) * (2 / (g + 1)) ** (1 / (g - 1));
  return sound + (p * choked - airPressurePa) / (density * sound);
}

/**
 * Calculates the temperature of a gas after expansion to air pressure, K.
 *
 * @throws RangeError for a gas outside the ranges of its type
 * @example
 * const gas = { pressurePa: 200_000, airPressurePa: 100_000, temperatureK: 300, molarMass: 0.02896, heatRatio: 1.4 };
 * expandedTemperature(gas); // ≈ 246.1
 * @see [TM43] 3.4: T = Tt (Pt/Pa)^((1−γ)/γ)
 */
export function expandedTemperature(gas: PressedGas): number {
  requireGas(gas);
  return gas.temperatureK * (gas.pressurePa / gas.airPressurePa) ** ((1 - gas.heatRatio) / gas.heatRatio);
}

/** A liquid above its boiling point at the outlet: heat of vaporization in J/kg, heat capacity in J/(kg K). */
export interface FlashingLiquid {
  readonly heatOfVaporisation: number;
  readonly liquidHeatCapacity: number;
  readonly temperatureK: number;
  readonly gasDensity: number;
  readonly liquidDensity: number;
  readonly overpressurePa: number;
}

/**
 * Calculates the two-phase flow through a hole or a short pipe, kg/(m² s).
 *
 * @param pipeLengthM - 0 for a hole in a thin wall, which gives plain liquid flow
 * @throws RangeError for a figure that is not greater than 0, or a gas as dense as its liquid
 * @example
 * const chlorine = { heatOfVaporisation: 287_840, liquidHeatCapacity: 926.3, temperatureK: 298.15, gasDensity: 3.6, liquidDensity: 1562, overpressurePa: 670_000 };
 * twoPhaseFlux(chlorine, 0); // ≈ 27907.6
 * @see [TM43] 3.4: G = L / ((vg − vl) √(N cp T))
 */
export function twoPhaseFlux(
  liquid: FlashingLiquid,
  pipeLengthM: number,
  discharge: number = LIQUID_DISCHARGE,
): number {
  const { heatOfVaporisation: heat, liquidHeatCapacity: capacity, temperatureK, overpressurePa } = liquid;
  requirePositive({ ...liquid, discharge });
  requireRange("Length of the pipe, m", pipeLengthM, 0, Number.MAX_VALUE);
  requireRange("Density of the gas, kg/m³", liquid.gasDensity, 0, liquid.liquidDensity * (1 - Number.EPSILON));
  const liquidVolume = 1 / liquid.liquidDensity;
  const expansion = 1 / liquid.gasDensity - liquidVolume;
  const disequilibrium =
    (heat ** 2 * liquidVolume) / (2 * overpressurePa * discharge ** 2 * expansion ** 2 * temperatureK * capacity) +
    Math.min(pipeLengthM, EQUILIBRIUM_LENGTH) / EQUILIBRIUM_LENGTH;
  return heat / expansion / Math.sqrt(disequilibrium * capacity * temperatureK);
}

function requireGas({
  pressurePa,
  airPressurePa,
  temperatureK,
  molarMass,
  heatRatio,
  densityKgPerM3,
}: PressedGas): void {
  requirePositive({ pressurePa, airPressurePa, temperatureK, molarMass, densityKgPerM3: densityKgPerM3 ?? 1 });
  requireRange("Ratio of heat capacities", heatRatio, 1 + Number.EPSILON, 2);
}

function requirePositive(figures: Readonly<Record<string, number>>): void {
  for (const [words, value] of Object.entries(figures)) {
    requireRange(words, value, Number.MIN_VALUE, Number.MAX_VALUE);
  }
}
