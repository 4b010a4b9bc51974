import type { Metres } from "../../units/length.ts";
import type { StabilityClass } from "../release.ts";

// Wind by height. z height, z0 roughness length, L Obukhov length, u* friction velocity, ψ stability correction. [TM43]
// NOAA TM NOS OR&R 43; [ISC3] EPA-454/B-95-003b.

/** von Kármán's constant as in [TM43]; DEGADIS uses 0.35. */
const VON_KARMAN = 0.4;

/** A set of exponents n in u(z) = u_ref (z / z_ref)^n. */
export type WindExponents = Readonly<Record<StabilityClass, number>>;

/** [TM43 Table 7, Havens & Spicer], every terrain. */
export const ALOHA_EXPONENTS: WindExponents = { A: 0.108, B: 0.112, C: 0.12, D: 0.142, E: 0.203, F: 0.253 };
/** [ISC3] rural. */
export const ISC3_RURAL_EXPONENTS: WindExponents = { A: 0.07, B: 0.07, C: 0.1, D: 0.15, E: 0.35, F: 0.55 };
/** [ISC3] urban. */
export const ISC3_URBAN_EXPONENTS: WindExponents = { A: 0.15, B: 0.15, C: 0.2, D: 0.25, E: 0.3, F: 0.3 };

/** Roughness lengths by the terms of the form, m [TM43]. */
export const ROUGHNESS: Readonly<Record<"open" | "urban", Metres>> = { open: 0.03, urban: 1 };

/** Height at which wind is reported, m. */
export const WIND_HEIGHT: Metres = 10;

/**
 * Wind speed at a height by the power law, m/s.
 *
 * @param reference - speed in m/s at `heightM` in m
 * @param heightM - m, greater than 0
 * @see [TM43] Table 7
 * @example
 * windAt({ speedMps: 5, heightM: 10 }, 3, ALOHA_EXPONENTS.D); // ≈ 4.214259
 */
export function windAt(
  reference: { readonly speedMps: number; readonly heightM: Metres },
  heightM: Metres,
  exponent: number,
): number {
  return reference.speedMps * (heightM / reference.heightM) ** exponent; // [TM43] power law
}

/** L = a z0^b: [a, b]; undefined for neutral air [TM43]. */
const OBUKHOV: Readonly<Record<StabilityClass, readonly [number, number]>> = {
  A: [-11.4, 0.1],
  B: [-26, 0.17],
  C: [-123, 0.3],
  D: [Number.POSITIVE_INFINITY, 0],
  E: [123, 0.3],
  F: [26, 0.17],
};

/**
 * Obukhov length of a class over terrain of a given roughness, m; infinite when neutral, negative when unstable.
 *
 * @param roughnessM - m
 * @see [TM43] Obukhov length by class
 */
export function obukhovLength(stability: StabilityClass, roughnessM: Metres): Metres {
  const [scale, power] = OBUKHOV[stability];
  return scale * roughnessM ** power;
}

/**
 * ψ of the logarithmic profile [Businger, Paulson]. TM43 p. 40-41 prints `+ψ` with ψ = −4.7 ζ, `π/a` for `π/2` and `2
 * ln(1+a)/2`: misprints, corrected here.
 */
function stabilityCorrection(zeta: number): number {
  if (zeta === 0) return 0;
  if (zeta > 0) return -4.7 * zeta;
  const a = (1 - 15 * zeta) ** 0.25;
  return 2 * Math.log((1 + a) / 2) + Math.log((1 + a * a) / 2) - 2 * Math.atan(a) + Math.PI / 2;
}

/** ln((z + z0) / z0) − ψ(z / L): the logarithmic profile times κ / u*. */
export function logProfile(heightM: Metres, roughnessM: Metres, obukhovM: Metres): number {
  return Math.log((heightM + roughnessM) / roughnessM) - stabilityCorrection(heightM / obukhovM);
}

/**
 * Friction velocity u*, m/s.
 *
 * @param wind - speed in m/s at `heightM` in m
 * @param roughnessM - m
 * @param kappa - von Kármán's constant, default 0.4
 * @see [TM43] logarithmic profile
 * @example
 * frictionVelocity({ speedMps: 5, heightM: 10 }, 0.03, "D"); // ≈ 0.3441074
 */
export function frictionVelocity(
  wind: { readonly speedMps: number; readonly heightM: Metres },
  roughnessM: Metres,
  stability: StabilityClass,
  kappa: number = VON_KARMAN,
): number {
  const profile = logProfile(wind.heightM, roughnessM, obukhovLength(stability, roughnessM));
  return (kappa * wind.speedMps) / profile; // [TM43] u* = κ u / (ln((z+z0)/z0) − ψ)
}
