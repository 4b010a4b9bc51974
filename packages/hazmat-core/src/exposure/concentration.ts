import { invariant } from "../identity/result.ts";
import { GAS_CONSTANT, ICE_POINT, PASCALS_PER_MILLIBAR } from "../units/constants.ts";

/** Default temperature of a conversion, °C. Show it as assumed. */
export const DEFAULT_TEMPERATURE_C = 25;

/** Default air pressure of a conversion, mb: one standard atmosphere. Show it as assumed. */
export const DEFAULT_PRESSURE_MB = 1013.25;

/** The gas and the air. Molar mass in g/mol, temperature in °C, pressure in mb. */
export interface GasConditions {
  readonly molarMass: number;
  /** Above -273.15; default 25. */
  readonly temperatureC?: number;
  /** Above 0; default 1013.25. */
  readonly pressureMb?: number;
}

/**
 * Converts the mass concentration of a gas or vapour in mg/m³ to ppm by volume, as an ideal gas. Not for dusts, mists
 * and fumes: these have no ppm.
 *
 * @throws RangeError outside the domain: mg/m³ of 0 or more, molar mass above 0, above absolute zero, pressure above 0
 * @example
 * mgPerM3ToPpm({ mgPerM3: 29, molarMass: 70.906 }); // ≈ 10.006
 */
export function mgPerM3ToPpm({ mgPerM3, ...conditions }: GasConditions & { readonly mgPerM3: number }): number {
  requireConcentration(mgPerM3, "mgPerM3");
  return mgPerM3 / mgPerM3OfOnePpm(conditions);
}

/**
 * Converts ppm by volume of a gas or vapour to its mass concentration in mg/m³, as an ideal gas.
 *
 * @throws RangeError outside the domain: ppm of 0 or more, molar mass above 0, above absolute zero, pressure above 0
 * @example
 * ppmToMgPerM3({ ppm: 10, molarMass: 70.906 }); // ≈ 28.982
 */
export function ppmToMgPerM3({ ppm, ...conditions }: GasConditions & { readonly ppm: number }): number {
  requireConcentration(ppm, "ppm");
  return ppm * mgPerM3OfOnePpm(conditions);
}

/** c [mg/m³] per ppm = 10⁻⁶ · p/(R·T) [mol/m³] · M [g/mol] · 10³ [mg/g] */
function mgPerM3OfOnePpm({
  molarMass,
  temperatureC = DEFAULT_TEMPERATURE_C,
  pressureMb = DEFAULT_PRESSURE_MB,
}: GasConditions): number {
  const kelvin = temperatureC + ICE_POINT;
  invariant(Number.isFinite(molarMass) && molarMass > 0, `molarMass is ${molarMass}. Pass g/mol greater than 0.`);
  invariant(Number.isFinite(kelvin) && kelvin > 0, `temperatureC is ${temperatureC}. Pass °C above -273.15.`);
  invariant(Number.isFinite(pressureMb) && pressureMb > 0, `pressureMb is ${pressureMb}. Pass mb greater than 0.`);
  const molesPerM3 = (pressureMb * PASCALS_PER_MILLIBAR) / (GAS_CONSTANT * kelvin);
  return molesPerM3 * molarMass * 1e-3;
}

function requireConcentration(value: number, name: string): void {
  invariant(Number.isFinite(value) && value >= 0, `${name} is ${value}. Pass a finite number of 0 or more.`);
}
