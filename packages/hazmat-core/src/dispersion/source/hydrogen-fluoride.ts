import { GAS_CONSTANT, MOLAR_MASS_AIR, STANDARD_PRESSURE } from "../../units/constants.ts";
import { PASCALS_PER_MMHG } from "../../units/vapour-pressure.ts";
import { rootBetween } from "../numeric/root.ts";
import { HEAT_CAPACITY_AIR, type Air } from "../weather/air.ts";

// The vapour of hydrogen fluoride is a mixture of HF and (HF)6. Near 20 °C it is 1.5 times as heavy as air; on dilution
// the hexamers dissociate, which absorbs so much heat that the cloud stays denser than air. Dry air: the heat of HF
// with moisture, and fog, are ignored. Symbols: p1, p6 partial pressures of monomer and hexamer. [Simons1924] Simons
// and Hildebrand 1924, J. Am. Chem. Soc. 46, 2183: log10(p1⁶/p6) = 43.65 − 8910/T, mmHg and K.

/** Molar mass of HF, kg/mol. In ppm all of it is counted as HF. */
const MONOMER = 20.006e-3;
const UNITS = 6;
/** log10(p1⁶/p6) = A − B/T with p in mmHg [Simons1924]. */
const EQUILIBRIUM = { a: 43.65, b: 8910 } as const;
/** Heat of dissociation of a mole of (HF)6, J: B R ln 10, 171 kJ. */
const BREAKING_HEAT = EQUILIBRIUM.b * GAS_CONSTANT * Math.LN10;
/** Heat capacity of the vapour per mole of HF, and of the liquid, J/(mol K). */
const VAPOUR_HEAT_CAPACITY = 29;
const LIQUID_HEAT_CAPACITY = 52;
/** Boiling point, K, and heat of vaporization per mole of HF to the equilibrium vapour, J. */
const BOILING = 292.55;
const VAPORISATION = 7519;
const LIQUID_DENSITY = 954; // kg/m³
const MIN_TEMPERATURE = 120; // K
const TOLERANCE = 1e-8; // step of a logarithm
const TEMPERATURE_TOLERANCE = 1e-4; // K
/** Fewer hexamers than this per mole of HF count as none. */
const NO_HEXAMERS = 1e-9;

/** ln(p1⁶/p6), p in Pa. */
function logEquilibrium(temperatureK: number): number {
  return (EQUILIBRIUM.a - EQUILIBRIUM.b / temperatureK) * Math.LN10 + (UNITS - 1) * Math.log(PASCALS_PER_MMHG);
}

/** Partial pressure of the monomer in HF vapour of a given pressure, Pa: p1 + p1⁶/K = p. */
function monomerPressure(pressurePa: number, temperatureK: number): number {
  const logK = logEquilibrium(temperatureK);
  const excess = (logP1: number): number => Math.exp(logP1) + Math.exp(UNITS * logP1 - logK) - pressurePa;
  return Math.exp(rootBetween(excess, Math.log(pressurePa) - 20, Math.log(pressurePa), TOLERANCE));
}

/**
 * Calculates the mean molar mass of hydrogen fluoride vapour, kg/mol: between that of HF and six times as much.
 *
 * @param pressurePa - of the HF, air not counted, Pa
 * @see [Simons1924]
 * @example
 * hydrogenFluorideMolarMass(101_325, 293.15); // ≈ 0.0639
 */
export function hydrogenFluorideMolarMass(pressurePa: number, temperatureK: number): number {
  const p1 = monomerPressure(pressurePa, temperatureK);
  return (MONOMER * (p1 + UNITS * (pressurePa - p1))) / pressurePa;
}

/** Moles in a kilogram of cloud: monomer, hexamer, liquid HF and air. */
interface Parts {
  readonly monomer: number;
  readonly hexamer: number;
  readonly liquid: number;
  readonly air: number;
}

/** Equilibrium of `hf` moles of HF with `air` moles of air: all vapour, or saturated over droplets. */
function partsAt(hf: number, air: number, temperatureK: number, pressurePa: number, hasDroplets: boolean): Parts {
  const vapour = vapourParts(hf, air, temperatureK, pressurePa);
  if (!hasDroplets) return vapour;
  const saturation = saturationPressure(temperatureK);
  const share = (vapour.monomer + vapour.hexamer) / (vapour.monomer + vapour.hexamer + air);
  if (share * pressurePa <= saturation) return vapour;
  const p1 = monomerPressure(saturation, temperatureK);
  const perPascal = air / (pressurePa - saturation);
  const [monomer, hexamer] = [perPascal * p1, perPascal * (saturation - p1)];
  return { monomer, hexamer, liquid: hf - monomer - UNITS * hexamer, air };
}

/** p1⁶/p6 = K with p = P n_i / n; solved for the logarithm of the hexamers. */
function vapourParts(hf: number, air: number, temperatureK: number, pressurePa: number): Parts {
  const logK = logEquilibrium(temperatureK);
  const off = (logHexamer: number): number => {
    const hexamer = Math.exp(logHexamer);
    const monomer = Math.max(hf - UNITS * hexamer, Number.MIN_VALUE);
    const logPressure = Math.log(pressurePa / (monomer + hexamer + air));
    return UNITS * Math.log(monomer) - logHexamer + (UNITS - 1) * logPressure - logK;
  };
  const most = Math.log(hf / UNITS);
  const least = Math.log(hf * NO_HEXAMERS);
  if (off(least) <= 0) return { monomer: hf, hexamer: 0, liquid: 0, air };
  const hexamer = Math.exp(rootBetween(off, least, most - 1e-12, TOLERANCE));
  return { monomer: hf - UNITS * hexamer, hexamer, liquid: 0, air };
}

/** Vapour pressure of the liquid, Pa: Clausius–Clapeyron from the boiling point, per mole of equilibrium vapour. */
function saturationPressure(temperatureK: number): number {
  const heat = (VAPORISATION * hydrogenFluorideMolarMass(STANDARD_PRESSURE, BOILING)) / MONOMER;
  return STANDARD_PRESSURE * Math.exp((heat / GAS_CONSTANT) * (1 / BOILING - 1 / temperatureK));
}

/** Hexamers per mole of HF in vapour at the boiling point. */
const HEXAMER_SHARE = vapourParts(1, 0, BOILING, STANDARD_PRESSURE).hexamer;
const LIQUID_TO_MONOMER = VAPORISATION + HEXAMER_SHARE * BREAKING_HEAT; // J/mol

/** Heat in a kilogram of cloud relative to monomer and air at the boiling point, J. */
function heatOf({ monomer, hexamer, liquid, air }: Parts, temperatureK: number): number {
  const over = temperatureK - BOILING;
  const vapour = (monomer + UNITS * hexamer) * VAPOUR_HEAT_CAPACITY + air * MOLAR_MASS_AIR * HEAT_CAPACITY_AIR;
  return vapour * over - hexamer * BREAKING_HEAT + liquid * (LIQUID_HEAT_CAPACITY * over - LIQUID_TO_MONOMER);
}

function densityOf({ monomer, hexamer, liquid, air }: Parts, temperatureK: number, pressurePa: number): number {
  const volume = ((monomer + hexamer + air) * GAS_CONSTANT * temperatureK) / pressurePa;
  const mass = (monomer + UNITS * hexamer + liquid) * MONOMER + air * MOLAR_MASS_AIR;
  return mass / (volume + (liquid * MONOMER) / LIQUID_DENSITY);
}

/** A cloud of hydrogen fluoride by the mass fraction of HF: temperature in K and density in kg/m³. */
export type HydrogenFluorideCloud = (fraction: number) => { readonly temperatureK: number; readonly density: number };

/**
 * Calculates the dilution of a hydrogen fluoride cloud in dry air, without heat from outside.
 *
 * @param released - temperature in K and mass fraction of vapour, 0 to 1
 * @see [Simons1924]
 * @example
 * const cloud = hydrogenFluorideCloud({ temperatureK: 293.15, vapourShare: 1 }, { temperatureK: 293.15, pressurePa: 101_325 });
 * cloud(1).density; // ≈ 2.66
 */
export function hydrogenFluorideCloud(
  released: { readonly temperatureK: number; readonly vapourShare: number },
  air: Air,
): HydrogenFluorideCloud {
  const { pressurePa } = air;
  const whole = 1 / MONOMER; // moles of HF in a kilogram
  const hasDroplets = released.vapourShare < 1;
  const { hexamer } = vapourParts(whole, 0, released.temperatureK, pressurePa);
  const atSource: Parts = {
    monomer: released.vapourShare * (whole - UNITS * hexamer),
    hexamer: released.vapourShare * hexamer,
    liquid: (1 - released.vapourShare) * whole,
    air: 0,
  };
  const heatAtSource = heatOf(atSource, released.temperatureK);
  const airHeat = heatOf({ ...NOTHING, air: 1 / MOLAR_MASS_AIR }, air.temperatureK);
  const warmest = Math.max(released.temperatureK, air.temperatureK) + 1;
  return (fraction) => {
    if (fraction >= 1) {
      return { temperatureK: released.temperatureK, density: densityOf(atSource, released.temperatureK, pressurePa) };
    }
    const [hf, airMoles] = [fraction * whole, (1 - fraction) / MOLAR_MASS_AIR];
    const partsBy = (temperatureK: number): Parts =>
      hf === 0 ? { ...NOTHING, air: airMoles } : partsAt(hf, airMoles, temperatureK, pressurePa, hasDroplets);
    const heat = fraction * heatAtSource + (1 - fraction) * airHeat;
    const temperatureK = rootBetween(
      (t) => heatOf(partsBy(t), t) - heat,
      MIN_TEMPERATURE,
      warmest,
      TEMPERATURE_TOLERANCE,
    );
    return { temperatureK, density: densityOf(partsBy(temperatureK), temperatureK, pressurePa) };
  };
}

const NOTHING: Parts = { monomer: 0, hexamer: 0, liquid: 0, air: 0 };
