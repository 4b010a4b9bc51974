import type { Metres } from "../../units/length.ts";
import { sigmaX, sigmaXOf } from "./briggs-sigma.ts";
import { erf } from "../numeric/erf.ts";
import type { StabilityClass } from "../release.ts";

// A release that ends. Palazzi et al. 1982 as in [TM43] section 4.3: the steady concentration times a share of it
// that depends on time. U the wind that carries the cloud, tr the duration, σx Beals's downwind spread.

/** When and how long: wind in m/s, duration in s. */
export interface FiniteRelease {
  readonly windMps: number;
  readonly durationS: number;
  readonly stability: StabilityClass;
}

/**
 * Share of the steady concentration reached at a distance and a time, 0 to 1.
 *
 * @param x - m downwind, greater than 0
 * @param timeS - s since the release began, 0 or more
 * @see [TM43] section 4.3, Palazzi 1982
 */
export function shareAt(release: FiniteRelease, x: Metres, timeS: number): number {
  const { windMps: u, durationS, stability } = release;
  const spread = Math.SQRT2 * sigmaX(x, stability);
  const front = erf((x - u * timeS) / spread);
  if (timeS <= durationS) return (erf(x / spread) - front) / 2;
  return (erf((x - u * (timeS - durationS)) / spread) - front) / 2;
}

/**
 * The highest share of the steady concentration ever reached, 0 to 1, by distance: erf(U tr / (2√2 σx)).
 *
 * Exact once the cloud has left the source; before that it differs from 1 by less than the model can mean.
 *
 * @see [TM43] section 4.3, maximised over time in closed form
 */
export function peakShareOf(release: FiniteRelease): (x: Metres) => number {
  const spreadX = sigmaXOf(release.stability);
  const half = (release.windMps * release.durationS) / (2 * Math.SQRT2); // m
  return (x) => erf(half / spreadX(x));
}

/** {@link peakShareOf} at one distance: `x` in m downwind, greater than 0. */
export function peakShare(release: FiniteRelease, x: Metres): number {
  return peakShareOf(release)(x);
}
