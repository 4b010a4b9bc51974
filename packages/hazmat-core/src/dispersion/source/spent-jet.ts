import type { Metres } from "../../units/length.ts";

// Air entrained by a jet. A free jet conserves its momentum M and entrains air at the constant rate 0.282 √(M ρa)
// [RICOU1961], so its speed falls as its mass grows. When the speed equals that of the wind, the wind controls mixing.

/** Entrained air divided by the mass of an air jet, per nozzle diameter [RICOU1961]. */
const ENTRAINMENT = 0.32;

/** A jet at air pressure. SI units. */
export interface Jet {
  readonly rateKgPerS: number;
  readonly speedMps: number;
  readonly densityKgPerM3: number;
}

/** A jet at the point where its speed equals the wind speed. */
export interface SpentJet {
  /** Mass fraction of the released substance, above 0 and below 1. */
  readonly fraction: number;
  /** Distance from its nozzle, m. */
  readonly lengthM: Metres;
  /** The same fraction at a smaller distance from the nozzle. */
  readonly fractionAt: (x: Metres) => number;
}

/**
 * State of a free jet along the wind when it is no longer faster than the wind; `null` if it never was faster.
 *
 * Its air content follows from the speeds: its momentum is M = rate · speed, so its mass has grown by the ratio of the
 * two speeds. Its length follows from the rate of entrainment.
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
