import type { Metres } from "../../units/length.ts";
import { GAS_CONSTANT, STANDARD_PRESSURE } from "../../units/constants.ts";
import type { StabilityClass } from "../release.ts";
import { ALOHA_EXPONENTS } from "../weather/wind-profile.ts";

// Vapour from a pool that does not boil, after Brighton. Symbols as in the source: Sc Schmidt number, ScT turbulent
// Schmidt number, Re0 roughness Reynolds number, X1 dimensionless fetch, ge Euler's constant. [TM43] NOAA TM NOS OR&R
// 43, section 3.3.1; p. 15 prints Sc inverted, which is corrected here.

const TURBULENT_SCHMIDT = 0.85; // [TM43]
const KAPPA = 0.4; // von Kármán [TM43]
const EULER = 0.577; // [TM43]
const AIR_VISCOSITY = 1.5e-5; // kinematic, m²/s [TM43]
/** Diffusivity of water vapour in air, m²/s, and its molar mass, g/mol [TM43 Graham's law]. */
const WATER = { diffusivity: 2.39e-5, molarMass: 18.015 };
/** Maximum of the correction for a vapour pressure close to the air pressure [TM43]. */
const MAX_CORRECTION = 4;

/** A pool and the wind over it. Molar mass in g/mol. */
export interface EvaporatingPool {
  readonly molarMass: number;
  readonly temperatureK: number;
  readonly vapourPressurePa: number;
  readonly diameterM: Metres;
  readonly wind: { readonly speedMps: number; readonly heightM: Metres };
  readonly stability: StabilityClass;
  readonly roughnessM: Metres;
  /** Pa; default: a standard atmosphere. */
  readonly airPressurePa?: number;
}

/**
 * Evaporation from a pool by Brighton's formula, kg/(m² s), averaged over the pool.
 *
 * For a liquid below its boiling point at a constant temperature; cooling, spreading and boiling are not modelled.
 * Other formulas give two to three times as much (Mackay–Matsugu, EPA RMP), which indicates the uncertainty.
 *
 * @see [TM43] section 3.3.1
 */
export function poolFlux(pool: EvaporatingPool): number {
  const { molarMass, vapourPressurePa, diameterM, wind, stability, roughnessM } = pool;
  const airPressure = pool.airPressurePa ?? STANDARD_PRESSURE;
  const n = ALOHA_EXPONENTS[stability];
  const frictionVelocity = 0.03 * wind.speedMps * (10 / wind.heightM) ** n; // [TM43] Deacon
  const schmidt = AIR_VISCOSITY / (WATER.diffusivity * Math.sqrt(WATER.molarMass / molarMass));
  const f = roughnessTerm(schmidt, (frictionVelocity * roughnessM) / AIR_VISCOSITY);
  const lambda = 1 / n + 1 + 2 * Math.log(1 + n) - 2 * EULER + (KAPPA / TURBULENT_SCHMIDT) * (1 + n) * f;
  const x1 = (n * KAPPA ** 2 * diameterM) / (TURBULENT_SCHMIDT * roughnessM * Math.exp(1 / n));
  const l = lambda + Math.log(x1);
  const q = l * l + Math.PI ** 2;
  const j =
    (KAPPA / TURBULENT_SCHMIDT) *
    (1 + n) *
    (0.5 -
      Math.atan(l / Math.PI) / Math.PI +
      (1 - EULER) / q +
      ((1 + (1 - EULER) ** 2 + Math.PI ** 2 / 6) * l) / q ** 2); // [TM43 3.3.1] j
  const ratio = Math.min(vapourPressurePa / airPressure, 1 - 1e-9);
  const correction = Math.min(MAX_CORRECTION, -Math.log(1 - ratio) / ratio); // [TM43 3.3.1] jc / j
  const saturation = (vapourPressurePa * molarMass * 1e-3) / (GAS_CONSTANT * pool.temperatureK); // kg/m³, Cs
  return saturation * frictionVelocity * j * correction;
}

/** f(Sc) over smooth ground (Re0 < 0.13), rough ground (Re0 > 2) and linearly between [TM43 3.3.1]. */
function roughnessTerm(schmidt: number, re0: number): number {
  const smooth = (3.85 * schmidt ** (1 / 3) - 1.3) ** 2 + (TURBULENT_SCHMIDT / KAPPA) * Math.log(0.13 * schmidt);
  const rough = (re: number): number => 7.3 * re ** 0.25 * Math.sqrt(schmidt) - 5 * TURBULENT_SCHMIDT;
  if (re0 < 0.13) return smooth;
  if (re0 > 2) return rough(re0);
  return smooth + ((rough(2) - smooth) * (re0 - 0.13)) / (2 - 0.13);
}

/**
 * Evaporation rate of a pool, kg/s.
 *
 * @example
 * // benzene at 25 °C, 5 m/s, 10 m across
 * poolRate({ molarMass: 78.11, temperatureK: 298.15, vapourPressurePa: 12690, diameterM: 10, wind: { speedMps: 5, heightM: 10 }, stability: "D", roughnessM: 0.03 }); // ≈ 0.1477489
 */
export function poolRate(pool: EvaporatingPool): number {
  return (poolFlux(pool) * Math.PI * pool.diameterM ** 2) / 4;
}

/** Search range of pool diameters, m. */
const DIAMETERS = { least: 0.05, most: 2000 } as const;

/**
 * Diameter of the round pool with a given rate, m; null if no pool up to 2 km gives it.
 *
 * @param rateKgPerS - kg/s, greater than 0
 */
export function poolDiameterFor(rateKgPerS: number, pool: Omit<EvaporatingPool, "diameterM">): Metres | null {
  const rateAt = (diameterM: Metres): number => poolRate({ ...pool, diameterM });
  let [low, high] = [Math.log(DIAMETERS.least), Math.log(DIAMETERS.most)];
  if (!(rateAt(DIAMETERS.most) > rateKgPerS)) return null;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (rateAt(Math.exp(middle)) < rateKgPerS) low = middle;
    else high = middle;
  }
  return Math.exp(high);
}
