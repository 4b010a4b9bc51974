import { MOLAR_MASS_AIR } from "../../units/constants.ts";
import type { Air } from "../weather/air.ts";
import { hydrogenFluorideCloud } from "../source/hydrogen-fluoride.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import type { ReleaseSubstance } from "../release.ts";
import { cloudStates, type CloudState } from "./cloud-heat.ts";

// A cloud that entrains air: density, temperature and concentration by the mass fraction w of the substance, tabulated.

const MIN_FRACTION = 1e-10;
const PER_DECADE = 80;
const NODES = 10 * PER_DECADE + 1;
const LOG_STEP = Math.LN10 / PER_DECADE;
/** Ratio of the fractions of two neighbouring nodes. */
const STEP_UP = Math.exp(LOG_STEP) - 1;

/** Dilution of a cloud. Mass fractions w from 0 to 1, concentrations in kg/m³. */
export interface CloudMixing {
  readonly airDensity: number;
  /** Mass fraction of the substance at the source: 1, or less after a jet has entrained air. */
  readonly sourceFraction: number;
  /** Concentration at the source; equals the density of the cloud if it contains no air. */
  readonly highestConcentration: number;
  /** K. */
  readonly temperatureAt: (fraction: number) => number;
  readonly densityAt: (fraction: number) => number;
  readonly concentrationAt: (fraction: number) => number;
  /** The inverse of `concentrationAt`. */
  readonly fractionAt: (concentration: number) => number;
  /** `densityAt(fractionAt(concentration))` in one look-up. */
  readonly densityAtConcentration: (concentration: number) => number;
  /** Volume fraction, with all of the substance counted as vapour. */
  readonly volumeShareOf: (fraction: number) => number;
  readonly fractionOfVolumeShare: (share: number) => number;
}

/**
 * Tabulates the mixing curve of a cloud.
 *
 * @param warmth - fraction of its heat deficit supplied from outside, 0 to 1; 0 for a cloud that only entrains air
 */
export function cloudMixing(cloud: ReleasedCloud, substance: ReleaseSubstance, air: Air, warmth = 0): CloudMixing {
  const { molarMass } = cloud;
  const stateAt = statesOf(cloud, substance, air, warmth);
  const fractions = new Float64Array(NODES);
  const densities = new Float64Array(NODES);
  const temperatures = new Float64Array(NODES);
  const concentrations = new Float64Array(NODES);
  for (let i = 0; i < NODES; i++) {
    const w = i === NODES - 1 ? 1 : MIN_FRACTION * Math.exp(i * LOG_STEP);
    fractions[i] = w;
    const { density, temperatureK } = stateAt(w);
    densities[i] = density;
    temperatures[i] = temperatureK;
    concentrations[i] = w * density;
  }
  const airDensity = stateAt(0).density;

  /** Interpolates a table between two nodes; `t` is 0 to 1. */
  const between = (table: Float64Array, i: number, t: number): number =>
    (table[i] ?? 0) + t * ((table[i + 1] ?? 0) - (table[i] ?? 0));
  const read = (table: Float64Array, atZero: number, fraction: number): number => {
    if (fraction <= MIN_FRACTION) return atZero + ((table[0] ?? 0) - atZero) * (fraction / MIN_FRACTION);
    const i = Math.min(Math.floor(Math.log(fraction / MIN_FRACTION) / LOG_STEP), NODES - 2);
    return between(table, i, (fraction / (fractions[i] ?? 1) - 1) / STEP_UP);
  };
  /** The table by concentration instead of fraction: `atZero` in air, the last node's value at the pure gas. */
  const readByConcentration = (table: Float64Array, atZero: number, concentration: number): number => {
    const lowest = concentrations[0] ?? 1;
    if (concentration <= lowest) return atZero + ((table[0] ?? 0) - atZero) * (concentration / lowest);
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
    sourceFraction: 1,
    highestConcentration: densities[NODES - 1] ?? 0,
    temperatureAt: (fraction) => read(temperatures, air.temperatureK, fraction),
    densityAt: (fraction) => read(densities, airDensity, fraction),
    concentrationAt: (fraction) => read(concentrations, 0, fraction),
    fractionAt: (concentration) => readByConcentration(fractions, 0, concentration),
    densityAtConcentration: (concentration) => readByConcentration(densities, airDensity, concentration),
    volumeShareOf: (w) => w / molarMass / (w / molarMass + (1 - w) / MOLAR_MASS_AIR),
    fractionOfVolumeShare: (share) => share / (share + ((1 - share) * MOLAR_MASS_AIR) / molarMass),
  };
}

function statesOf(
  cloud: ReleasedCloud,
  substance: ReleaseSubstance,
  air: Air,
  warmth: number,
): (fraction: number) => CloudState {
  return substance.association === "hydrogen-fluoride"
    ? hydrogenFluorideCloud(cloud, air)
    : cloudStates(cloud, substance, air, warmth);
}

/** A cloud that contains air at its source: `fraction` of its mass is the substance. */
export function dilutedMixing(mixing: CloudMixing, fraction: number): CloudMixing {
  return { ...mixing, sourceFraction: fraction, highestConcentration: mixing.concentrationAt(fraction) };
}

/** Interpolates between two mixing curves of the same cloud; `t` is 0 to 1. */
export function mixingBetween(one: CloudMixing, other: CloudMixing, t: number): CloudMixing {
  const mix = (from: number, to: number): number => from + t * (to - from);
  return {
    ...one,
    highestConcentration: mix(one.highestConcentration, other.highestConcentration),
    densityAt: (fraction) => mix(one.densityAt(fraction), other.densityAt(fraction)),
    temperatureAt: (fraction) => mix(one.temperatureAt(fraction), other.temperatureAt(fraction)),
    concentrationAt: (fraction) => mix(one.concentrationAt(fraction), other.concentrationAt(fraction)),
    fractionAt: (concentration) => mix(one.fractionAt(concentration), other.fractionAt(concentration)),
    densityAtConcentration: (concentration) =>
      mix(one.densityAtConcentration(concentration), other.densityAtConcentration(concentration)),
  };
}
