import { GAS_CONSTANT, MOLAR_MASS_AIR, STANDARD_PRESSURE } from "../../units/constants.ts";
import { rootBetween } from "../numeric/root.ts";
import type { ReleaseSubstance } from "../release.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { TROUTON } from "../source/vapour-pressure.ts";
import { HEAT_CAPACITY_AIR, type Air } from "../weather/air.ts";
import {
  fogHeat,
  HEAT_CAPACITY_STEAM,
  humidityRatio,
  MOLAR_MASS_WATER,
  waterSaturation,
} from "../weather/moist-air.ts";

// Heat balance of a cloud that entrains air: vapour, droplets in equilibrium with it, air, and the air's water as
// vapour and fog. [TM43] section 4.4.4; water [DEGADIS] 2.1, TPROP. Droplets of the substance and fog are assumed not
// to mix: for ammonia and hydrogen fluoride they would, and their fog would be warmer.

/** Heat capacity of a vapour without one on file, J/(kg K). */
const TYPICAL_HEAT_CAPACITY = 800;
const TYPICAL_LIQUID_DENSITY = 1000; // kg/m³
const MIN_TEMPERATURE = 50; // K
const TEMPERATURE_TOLERANCE = 1e-9; // K
/**
 * Maximum mass fraction: pure droplets boil at one temperature over a range of heat, so a trace of air makes the
 * temperature unique.
 */
const ALMOST_PURE = 1 - 1e-6;

/** Temperature in K and density in kg/m³ of a cloud. */
export interface CloudState {
  readonly temperatureK: number;
  readonly density: number;
}

/**
 * Heat deficit of a kilogram of the released substance relative to vapour at air temperature, J. Entrained air does not
 * change it.
 */
export function heatDeficit(cloud: ReleasedCloud, substance: ReleaseSubstance, air: Air): number {
  const droplets = (1 - cloud.vapourShare) * heatOfVaporisation(cloud, substance);
  return gasHeatCapacity(substance) * (air.temperatureK - cloud.temperatureK) + droplets;
}

/**
 * Calculates temperature and density of a cloud at every mass fraction of the substance, 0 to 1.
 *
 * @param warmth - fraction of the heat deficit supplied from outside, 0 to 1; 0 for a cloud that only entrains air
 */
export function cloudStates(
  cloud: ReleasedCloud,
  substance: ReleaseSubstance,
  air: Air,
  warmth = 0,
): (fraction: number) => CloudState {
  const isPlain = cloud.vapourShare === 1 && humidityRatio(air) === 0;
  return isPlain ? vapourStates(cloud, substance, air, warmth) : mixedStates(cloud, substance, air, warmth);
}

/** Ideal gas at the mixing temperature [TM43 4.4.4]. */
function vapourStates(
  cloud: ReleasedCloud,
  substance: ReleaseSubstance,
  air: Air,
  warmth: number,
): (fraction: number) => CloudState {
  const heatCapacity = gasHeatCapacity(substance);
  const lack = (1 - warmth) * (cloud.temperatureK - air.temperatureK);
  return (w) => {
    const weight = w * heatCapacity;
    const temperatureK = air.temperatureK + (weight * lack) / (weight + (1 - w) * HEAT_CAPACITY_AIR);
    const moles = w / cloud.molarMass + (1 - w) / MOLAR_MASS_AIR; // mol/kg
    return { temperatureK, density: air.pressurePa / (GAS_CONSTANT * temperatureK) / moles };
  };
}

/** Content of a kilogram of cloud: moles of gas, and kilograms of droplets and fog. */
interface Parts {
  readonly gasMoles: number;
  readonly vapourShare: number;
  readonly fog: number;
}

/** Vapour, air, droplets and fog: finds the temperature at which the heat of the parts equals that of the mixture. */
function mixedStates(
  cloud: ReleasedCloud,
  substance: ReleaseSubstance,
  air: Air,
  warmth: number,
): (fraction: number) => CloudState {
  const { molarMass, temperatureK: releasedK, vapourShare: released } = cloud;
  const heat = heatOfVaporisation(cloud, substance); // J/kg
  const gasHeat = gasHeatCapacity(substance);
  const liquidHeat = (substance.liquidHeatCapacityJPerMolK ?? gasHeat * molarMass) / molarMass;
  const liquidDensity = substance.liquidDensityKgPerM3 ?? TYPICAL_LIQUID_DENSITY;
  const waterShare = humidityRatio(air) / (1 + humidityRatio(air));
  const suppliedHeat = warmth * heatDeficit(cloud, substance, air); // J/kg of the substance

  const vapourShareAt = (w: number, dryMoles: number, temperatureK: number): number => {
    if (released === 1 || w === 0) return 1;
    const slope = (heat * molarMass) / GAS_CONSTANT;
    const y = (STANDARD_PRESSURE * Math.exp(slope * (1 / releasedK - 1 / temperatureK))) / air.pressurePa;
    return y >= 1 ? 1 : Math.min(1, (dryMoles * (y / (1 - y)) * molarMass) / w);
  };
  const partsAt = (w: number, temperatureK: number): Parts => {
    const dryMoles = ((1 - w) * (1 - waterShare)) / MOLAR_MASS_AIR;
    const vapourShare = vapourShareAt(w, dryMoles, temperatureK);
    const moles = dryMoles + (w * vapourShare) / molarMass;
    const water = (1 - w) * waterShare;
    if (water === 0) return { gasMoles: moles, vapourShare, fog: 0 };
    const y = waterSaturation(temperatureK) / air.pressurePa;
    const steam = y >= 1 ? water : Math.min(water, moles * (y / (1 - y)) * MOLAR_MASS_WATER); // [DEGADIS]
    return { gasMoles: moles + steam / MOLAR_MASS_WATER, vapourShare, fog: water - steam };
  };
  /** Heat of the parts at a temperature minus the heat they brought, J/kg. */
  const excess = (w: number, temperatureK: number): number => {
    const { vapourShare: v, fog } = partsAt(w, temperatureK);
    const over = temperatureK - releasedK;
    const ofSubstance = v * (heat + gasHeat * over) + (1 - v) * liquidHeat * over - released * heat - suppliedHeat;
    const airHeat = (1 - waterShare) * HEAT_CAPACITY_AIR + waterShare * HEAT_CAPACITY_STEAM;
    const ofAir = (1 - w) * airHeat * (temperatureK - air.temperatureK);
    return w * ofSubstance + ofAir - (fog === 0 ? 0 : fog * fogHeat(temperatureK));
  };
  const warmest = Math.max(air.temperatureK, releasedK) + 1;
  const densityOf = (w: number, { gasMoles, vapourShare, fog }: Parts, temperatureK: number): number => {
    const liquids = (w * (1 - vapourShare)) / liquidDensity + fog / TYPICAL_LIQUID_DENSITY; // m³/kg
    return 1 / ((gasMoles * GAS_CONSTANT * temperatureK) / air.pressurePa + liquids);
  };
  return (fraction) => {
    if (fraction === 1 && warmth === 0) {
      const parts = { gasMoles: released / molarMass, vapourShare: released, fog: 0 };
      return { temperatureK: releasedK, density: densityOf(1, parts, releasedK) };
    }
    const w = Math.min(fraction, ALMOST_PURE);
    const temperatureK =
      w === 0 ? air.temperatureK : rootBetween((t) => excess(w, t), MIN_TEMPERATURE, warmest, TEMPERATURE_TOLERANCE);
    return { temperatureK, density: densityOf(w, partsAt(w, temperatureK), temperatureK) };
  };
}

/** J/kg. */
function heatOfVaporisation({ molarMass, temperatureK }: ReleasedCloud, substance: ReleaseSubstance): number {
  return (substance.heatOfVaporisationJPerMol ?? TROUTON * temperatureK) / molarMass;
}

/** J/(kg K). */
function gasHeatCapacity(substance: ReleaseSubstance): number {
  const { gasHeatCapacityJPerMolK, molarMass } = substance;
  return gasHeatCapacityJPerMolK === undefined ? TYPICAL_HEAT_CAPACITY : gasHeatCapacityJPerMolK / (molarMass / 1000);
}
