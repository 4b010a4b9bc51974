import type { Metres } from "../../units/length.ts";

// The air that a jet takes in. A free jet keeps its momentum M and draws in air at the steady rate 0.282 √(M ρa)
// [RICOU1961], so that its speed falls as its mass grows. Where it has fallen to that of the wind, the wind takes over.

/** Air drawn in over the mass of a jet of air, per diameter of its mouth [RICOU1961]. */
const ENTRAINMENT = 0.32;

/** A jet at the air's pressure. SI units. */
export interface Jet {
  readonly rateKgPerS: number;
  readonly speedMps: number;
  readonly densityKgPerM3: number;
}

/** A jet where its speed has fallen to that of the wind. */
export interface SpentJet {
  /** Share of the mass that is what was let out, above 0 and below 1. */
  readonly fraction: number;
  /** From its mouth, m. */
  readonly lengthM: Metres;
  /** The same share nearer to its mouth. */
  readonly fractionAt: (x: Metres) => number;
}

/**
 * What a free jet along the wind has become once it is not faster than the wind; `null` for one that never was faster.
 *
 * How much air it holds then follows from its speed alone: its momentum is M = rate · speed, so that its mass has grown
 * by the ratio of the two speeds. Its length follows from how fast it draws in that air.
 *
 * @param airDensityKgPerM3 - kg/m³
 * @param windMps - m/s at the height of the jet
 * @see [RICOU1961] m/m0 = 1 + 0.32 (x/d) √(ρa/ρ0); the 1 makes it whole at the mouth
 * @example
 * spentJet({ rateKgPerS: 1, speedMps: 50, densityKgPerM3: 20 }, 1.2, 5)?.fraction; // 0.1
 */
export function spentJet(jet: Jet, airDensityKgPerM3: number, windMps: number): SpentJet | null {
  const { rateKgPerS, speedMps, densityKgPerM3 } = jet;
  const growth = speedMps / windMps;
  if (!(growth > 1)) return null;
  const mouthM = Math.sqrt((4 * rateKgPerS) / (Math.PI * densityKgPerM3 * speedMps));
  const perMetre = (ENTRAINMENT / mouthM) * Math.sqrt(airDensityKgPerM3 / densityKgPerM3);
  const lengthM = (growth - 1) / perMetre;
  return { fraction: 1 / growth, lengthM, fractionAt: (x) => 1 / (1 + perMetre * Math.min(Math.max(x, 0), lengthM)) };
}
