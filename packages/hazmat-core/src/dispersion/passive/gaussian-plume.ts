import type { Metres } from "../../units/length.ts";
import { sigmaYOf, sigmaZOf, type Terrain } from "./briggs-sigma.ts";
import type { StabilityClass } from "../release.ts";

// A passive plume from a point source. Q rate, U wind speed at the plume, h release height, hi inversion height. [TM43]
// NOAA TM NOS OR&R 43, section 4.3. The ground and the inversion reflect.

/** A steady point release that does not disturb the air flow. Rates in kg/s, lengths in m, wind in m/s. */
export interface GaussianPlume {
  readonly rateKgPerS: number;
  /** The wind speed at the plume, m/s, greater than 0. */
  readonly windMps: number;
  readonly heightM: Metres;
  readonly stability: StabilityClass;
  readonly terrain: Terrain;
  /** Height of a reflecting inversion, above `heightM`; omitted without one. */
  readonly inversionM?: Metres;
}

/** Number of image source pairs above and below that are summed under an inversion [TM43]. */
const IMAGES = 5;
const SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

/** Fraction of the plume per metre crosswind, 1/m. */
function crosswindTerm(y: Metres, sigma: Metres): number {
  return bell(y / sigma) / (SQRT_TWO_PI * sigma); // [TM43 4.3] gy
}

/**
 * Fraction of the plume per metre of height, 1/m, with reflection at the ground and, if there is one, at the inversion.
 * TM43 prints `2π⁻¹` before the form with an inversion: a misprint of (2π)^−1/2.
 */
export function verticalTerm(z: Metres, h: Metres, sigma: Metres, inversionM?: Metres): number {
  const pair = bell((z - h) / sigma) + bell((z + h) / sigma);
  if (inversionM === undefined) return pair / (SQRT_TWO_PI * sigma); // [TM43 4.3] gz
  if (sigma >= 2 * inversionM) return 1 / inversionM; // [TM43 4.3] fully mixed
  let sum = pair;
  for (let n = 1; n <= IMAGES; n++) {
    const lid = 2 * n * inversionM;
    sum += bell((z - lid - h) / sigma) + bell((z + lid - h) / sigma);
    sum += bell((z - lid + h) / sigma) + bell((z + lid + h) / sigma);
  }
  return sum / (SQRT_TWO_PI * sigma);
}

function bell(deviations: number): number {
  return Math.exp(-0.5 * deviations * deviations);
}

/** Concentration by position, kg/m³; x downwind, y crosswind, z up, in m from the source. */
export type ConcentrationBy = (x: Metres, y: Metres, z: Metres) => number;

/**
 * Concentration in a steady plume by position: {@link plumeConcentration} for repeated evaluation.
 *
 * @see [TM43] section 4.3, C = Q/U · gy · gz
 */
export function concentrationOf(plume: GaussianPlume): ConcentrationBy {
  const spreadY = sigmaYOf(plume.stability);
  const spreadZ = sigmaZOf(plume.stability, plume.terrain);
  const strength = plume.rateKgPerS / plume.windMps; // kg/m
  const { heightM, inversionM } = plume;
  return (x, y, z) => {
    if (x <= 0) return 0;
    return strength * crosswindTerm(y, spreadY(x)) * verticalTerm(z, heightM, spreadZ(x), inversionM); // [TM43 4.3]
  };
}

/**
 * Calculates the concentration in a steady plume, kg/m³.
 *
 * Returns 0 upwind and at the source (x ≤ 0), where the model does not apply. No momentum, no buoyancy, no deposition.
 *
 * @param at - m from the source: x downwind, y crosswind, z up
 * @see [TM43] section 4.3, C = Q/U · gy · gz
 */
export function plumeConcentration(
  plume: GaussianPlume,
  at: { readonly x: Metres; readonly y: Metres; readonly z: Metres },
): number {
  return concentrationOf(plume)(at.x, at.y, at.z);
}
