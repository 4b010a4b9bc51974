import type { Metres } from "../../units/length.ts";
import { sigmaX, sigmaXOf } from "./briggs-sigma.ts";
import { erf } from "../numeric/erf.ts";
import type { StabilityClass } from "../release.ts";

// A release of finite duration. Palazzi et al. 1982 as in [TM43] section 4.3: the steady concentration times a
// time-dependent fraction. U wind speed at the plume, tr duration, σx Beals's downwind spread.

/** Wind speed in m/s and duration in s. */
export interface FiniteRelease {
  readonly windMps: number;
  readonly durationS: number;
  readonly stability: StabilityClass;
}

/**
 * Fraction of the steady concentration reached at a distance and time, 0 to 1.
 *
 * @param x - m downwind, greater than 0
 * @param timeS - s since the release started, 0 or more
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
 * The maximum fraction of the steady concentration over time, 0 to 1, by distance: erf(U tr / (2√2 σx)).
 *
 * Exact once the cloud has left the source; before that, the difference to 1 is below the accuracy of the model.
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
