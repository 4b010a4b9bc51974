import { GAS_CONSTANT, MOLAR_MASS_AIR, STANDARD_PRESSURE } from "../../units/constants.ts";
import { HEAT_CAPACITY_AIR, type Air } from "../weather/air.ts";
import { hydrogenFluorideCloud } from "../source/hydrogen-fluoride.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { TROUTON } from "../source/vapour-pressure.ts";
import type { ReleaseSubstance } from "../release.ts";

// A cloud that takes in air without heat from outside: density and concentration by the mass fraction w of the
// substance. [TM43] section 4.4.4; droplets evaporate in equilibrium. Ground heat and moisture are left out.

/** Heat capacity of a vapour that has none on file, J/(kg K). */
const TYPICAL_HEAT_CAPACITY = 800;
const TYPICAL_LIQUID_DENSITY = 1000; // kg/m³
const LEAST_FRACTION = 1e-10;
const PER_DECADE = 80;
const NODES = 10 * PER_DECADE + 1;
const LOG_STEP = Math.LN10 / PER_DECADE;
/** Growth of the fraction from one node to the next, as a share. */
const STEP_UP = Math.exp(LOG_STEP) - 1;
const COLDEST = 50; // K
const HALVINGS = 40;

/** How a cloud dilutes. Mass fractions w from 0 to 1, concentrations in kg/m³. */
export interface CloudMixing {
  readonly airDensity: number;
  /** Density of the cloud before any air is in it, which is its highest concentration too. */
  readonly pureDensity: number;
  readonly densityAt: (fraction: number) => number;
  readonly concentrationAt: (fraction: number) => number;
  /** The inverse of `concentrationAt`. */
  readonly fractionAt: (concentration: number) => number;
  /** `densityAt(fractionAt(concentration))`, in one look-up. */
  readonly densityAtConcentration: (concentration: number) => number;
  /** Share of the volume, all of the substance counted as vapour. */
  readonly volumeShareOf: (fraction: number) => number;
  readonly fractionOfVolumeShare: (share: number) => number;
}

/** Tabulates the mixing line of a cloud. */
export function cloudMixing(cloud: ReleasedCloud, substance: ReleaseSubstance, air: Air): CloudMixing {
  const { molarMass } = cloud;
  const density = densityBy(cloud, substance, air);
  const fractions = new Float64Array(NODES);
  const densities = new Float64Array(NODES);
  const concentrations = new Float64Array(NODES);
  for (let i = 0; i < NODES; i++) {
    const w = i === NODES - 1 ? 1 : LEAST_FRACTION * Math.exp(i * LOG_STEP);
    fractions[i] = w;
    densities[i] = density(w);
    concentrations[i] = w * (densities[i] ?? 0);
  }
  const airDensity = density(0);

  /** A table between two nodes, `t` of the way. */
  const between = (table: Float64Array, i: number, t: number): number =>
    (table[i] ?? 0) + t * ((table[i + 1] ?? 0) - (table[i] ?? 0));
  const read = (table: Float64Array, atZero: number, fraction: number): number => {
    if (fraction <= LEAST_FRACTION) return atZero + ((table[0] ?? 0) - atZero) * (fraction / LEAST_FRACTION);
    const i = Math.min(Math.floor(Math.log(fraction / LEAST_FRACTION) / LOG_STEP), NODES - 2);
    return between(table, i, (fraction / (fractions[i] ?? 1) - 1) / STEP_UP);
  };
  /** The table by concentration instead of fraction: `atZero` in air, the last node's value at the pure gas. */
  const readByConcentration = (table: Float64Array, atZero: number, concentration: number): number => {
    const least = concentrations[0] ?? 1;
    if (concentration <= least) return atZero + ((table[0] ?? 0) - atZero) * (concentration / least);
    let [low, high] = [0, NODES - 1];
    if (concentration >= (concentrations[high] ?? 0)) return table[high] ?? 0;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((concentrations[middle] ?? 0) <= concentration) low = middle;
      else high = middle;
    }
    const from = concentrations[low] ?? 0;
    return between(table, low, (concentration - from) / ((concentrations[high] ?? 0) - from));
  };

  return {
    airDensity,
    pureDensity: densities[NODES - 1] ?? 0,
    densityAt: (fraction) => read(densities, airDensity, fraction),
    concentrationAt: (fraction) => read(concentrations, 0, fraction),
    fractionAt: (concentration) => readByConcentration(fractions, 0, concentration),
    densityAtConcentration: (concentration) => readByConcentration(densities, airDensity, concentration),
    volumeShareOf: (w) => w / molarMass / (w / molarMass + (1 - w) / MOLAR_MASS_AIR),
    fractionOfVolumeShare: (share) => share / (share + ((1 - share) * MOLAR_MASS_AIR) / molarMass),
  };
}

function densityBy(cloud: ReleasedCloud, substance: ReleaseSubstance, air: Air): (w: number) => number {
  if (substance.association === "hydrogen-fluoride") {
    const mixture = hydrogenFluorideCloud(cloud, air);
    return (w) => mixture(w).density;
  }
  return cloud.vapourShare < 1 ? dropletDensity(cloud, substance, air) : vapourDensity(cloud, substance, air);
}

/** Ideal gas at the mixing temperature [TM43 4.4.4]. */
function vapourDensity(cloud: ReleasedCloud, substance: ReleaseSubstance, air: Air): (w: number) => number {
  const heatCapacity = gasHeatCapacity(substance);
  return (w) => {
    const weight = w * heatCapacity;
    const temperature =
      air.temperatureK + (weight * (cloud.temperatureK - air.temperatureK)) / (weight + (1 - w) * HEAT_CAPACITY_AIR);
    return air.pressurePa / (GAS_CONSTANT * temperature) / (w / cloud.molarMass + (1 - w) / MOLAR_MASS_AIR);
  };
}

/** Vapour, air and droplets in equilibrium: the temperature at which the heat of the parts is that of the mixture. */
function dropletDensity(cloud: ReleasedCloud, substance: ReleaseSubstance, air: Air): (w: number) => number {
  const { molarMass, temperatureK: boiling, vapourShare: released } = cloud;
  const heat = (substance.heatOfVaporisationJPerMol ?? TROUTON * boiling) / molarMass; // J/kg
  const gasHeat = gasHeatCapacity(substance);
  const liquidHeat = (substance.liquidHeatCapacityJPerMolK ?? gasHeat * molarMass) / molarMass;
  const liquidDensity = substance.liquidDensityKgPerM3 ?? TYPICAL_LIQUID_DENSITY;

  const vapourShareAt = (w: number, temperature: number): number => {
    const saturation =
      STANDARD_PRESSURE * Math.exp(((heat * molarMass) / GAS_CONSTANT) * (1 / boiling - 1 / temperature));
    const y = saturation / air.pressurePa;
    if (y >= 1) return 1;
    return Math.min(1, (((1 - w) / MOLAR_MASS_AIR) * (y / (1 - y)) * molarMass) / w);
  };
  const excess = (w: number, temperature: number): number => {
    const v = vapourShareAt(w, temperature);
    const overBoiling = temperature - boiling;
    return (
      w * (v * (heat + gasHeat * overBoiling) + (1 - v) * liquidHeat * overBoiling - released * heat) +
      (1 - w) * HEAT_CAPACITY_AIR * (temperature - air.temperatureK)
    );
  };
  const balance = (w: number): number => {
    let [low, high] = [COLDEST, Math.max(air.temperatureK, boiling)];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (excess(w, middle) < 0) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const densityOf = (w: number, temperature: number, v: number): number => {
    const moles = (w * v) / molarMass + (1 - w) / MOLAR_MASS_AIR; // mol/kg
    return 1 / ((moles * GAS_CONSTANT * temperature) / air.pressurePa + (w * (1 - v)) / liquidDensity);
  };
  return (w) => {
    if (w === 0) return densityOf(0, air.temperatureK, 1);
    if (w === 1) return densityOf(1, boiling, released);
    const temperature = balance(w);
    return densityOf(w, temperature, vapourShareAt(w, temperature));
  };
}

/** J/(kg K). */
function gasHeatCapacity(substance: ReleaseSubstance): number {
  const { gasHeatCapacityJPerMolK, molarMass } = substance;
  return gasHeatCapacityJPerMolK === undefined ? TYPICAL_HEAT_CAPACITY : gasHeatCapacityJPerMolK / (molarMass / 1000);
}
