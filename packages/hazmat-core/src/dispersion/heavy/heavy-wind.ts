import type { Metres } from "../../units/length.ts";
import { gamma } from "../numeric/gamma-function.ts";
import type { StabilityClass } from "../release.ts";
import { frictionVelocity, logProfile, obukhovLength, WIND_HEIGHT } from "../weather/wind-profile.ts";

// Wind profile of DEGADIS: a power law fitted to the logarithmic profile. [TM43] section 4.4.4, [DEGADIS] 2.1.

/** von Kármán's constant as used in DEGADIS. */
export const KAPPA_DEGADIS = 0.35;
/** Maximum roughness length; rougher ground uses this value, m [TM43 4.4.4]. */
const MAX_ROUGHNESS: Metres = 0.1;
/** The weight of the fit is 1 / (1 + z) from the roughness length to 10 m [DEGADIS]. */
const FIT_TOP: Metres = 10;
const FIT_POINTS = 400;
const FIT_BOUNDS = { least: 0.02, most: 0.6 } as const;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** u(z) = speed (z / 10 m)^n, with derived constants. */
export interface HeavyWind {
  readonly speedMps: number;
  readonly exponent: number;
  readonly frictionVelocityMps: number;
  /** Γ(1 / (1 + n)). */
  readonly gamma: number;
}

/** Wind profile over a heavy plume from the speed at 10 m. */
export function heavyWind(speedMps: number, stability: StabilityClass, roughnessM: Metres): HeavyWind {
  const roughness = Math.min(roughnessM, MAX_ROUGHNESS);
  const exponent = fittedExponent(roughness, obukhovLength(stability, roughness));
  const reference = { speedMps, heightM: WIND_HEIGHT };
  return {
    speedMps,
    exponent,
    frictionVelocityMps: frictionVelocity(reference, roughness, stability, KAPPA_DEGADIS),
    gamma: gamma(1 / (1 + exponent)),
  };
}

/**
 * Exponent of the power law closest to the logarithmic profile. The exponents that TM43 calls typical do not follow
 * from such a fit; they change distances by 5 to 40%.
 */
function fittedExponent(roughness: Metres, obukhov: Metres): number {
  const step = (FIT_TOP - roughness) / (FIT_POINTS - 1);
  const top = logProfile(WIND_HEIGHT, roughness, obukhov);
  const points = Array.from({ length: FIT_POINTS }, (_, i) => {
    const z = roughness + i * step;
    const isEnd = i === 0 || i === FIT_POINTS - 1;
    return {
      logZ: Math.log(z / WIND_HEIGHT),
      wind: logProfile(z, roughness, obukhov) / top,
      weight: (isEnd ? 0.5 : 1) / (1 + z),
    };
  });
  const misfit = (n: number): number =>
    points.reduce((sum, { logZ, wind, weight }) => sum + weight * (wind - Math.exp(n * logZ)) ** 2, 0);
  let { least: low, most: high }: { least: number; most: number } = FIT_BOUNDS;
  while (high - low > 1e-5) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (misfit(left) < misfit(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
