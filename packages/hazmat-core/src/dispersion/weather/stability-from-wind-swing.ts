import { requireRange } from "../../identity/require-range.ts";
import type { Metres } from "../../units/length.ts";
import type { StabilityClass } from "../release.ts";

// Stability from the variation of the wind direction: σθ, the standard deviation of the horizontal wind direction.
// [EPA1987] On-site meteorological program guidance, as in [TM43] Tables 11 and 12.

/** σθ from which a class applies, degrees, over terrain with a roughness of 0.15 m [TM43 Table 11]. */
const BORDERS: readonly (readonly [from: number, stability: StabilityClass])[] = [
  [22.5, "A"],
  [17.5, "B"],
  [12.5, "C"],
  [7.5, "D"],
  [3.8, "E"],
  [0, "F"],
];
/** Roughness for which these limits apply, m. */
const REFERENCE_ROUGHNESS: Metres = 0.15;

/** Winds below a speed in m/s give a class; the last entry applies to all higher speeds. */
type ByWind = readonly (readonly [below: number, stability: StabilityClass])[];

/** The class by σθ, corrected for the wind at 10 m [TM43 Table 12]. */
const BY_DAY: Readonly<Record<StabilityClass, ByWind>> = {
  A: [
    [3, "A"],
    [4, "B"],
    [6, "C"],
    [Infinity, "D"],
  ],
  B: [
    [4, "B"],
    [6, "C"],
    [Infinity, "D"],
  ],
  C: [
    [6, "C"],
    [Infinity, "D"],
  ],
  D: [[Infinity, "D"]],
  E: [[Infinity, "D"]],
  F: [[Infinity, "D"]],
};
const BY_NIGHT: Readonly<Record<StabilityClass, ByWind>> = {
  A: [
    [2.9, "F"],
    [3.6, "E"],
    [Infinity, "D"],
  ],
  B: [
    [2.4, "F"],
    [3, "E"],
    [Infinity, "D"],
  ],
  C: [
    [2.4, "E"],
    [Infinity, "D"],
  ],
  D: [[Infinity, "D"]],
  E: [
    [5, "E"],
    [Infinity, "D"],
  ],
  F: [
    [3, "F"],
    [5, "E"],
    [Infinity, "D"],
  ],
};

/**
 * Derives the stability class from the measured standard deviation of the wind direction (σθ).
 *
 * TM43 prints a multiplication by the roughness factor; σθ is divided by it here, as in the EPA's guidance.
 *
 * @param wind - σθ in degrees (0 or more), speed in m/s at 10 m, whether it is night (an hour before sunset to an hour
 *   after sunrise), roughness length in m
 * @throws RangeError for a value outside these ranges
 * @see [TM43] Tables 11 and 12; [EPA1987]
 * @example
 * stabilityFromWindSwing({ sigmaThetaDeg: 10, windSpeedMps: 4, isNight: false, roughnessM: 0.15 }); // "D"
 */
export function stabilityFromWindSwing(wind: {
  readonly sigmaThetaDeg: number;
  readonly windSpeedMps: number;
  readonly isNight: boolean;
  readonly roughnessM: Metres;
}): StabilityClass {
  requireRange("Swing of the wind, degrees", wind.sigmaThetaDeg, 0, 180);
  requireRange("Wind speed, m/s", wind.windSpeedMps, 0, Number.MAX_VALUE);
  requireRange("Roughness, m", wind.roughnessM, Number.MIN_VALUE, Number.MAX_VALUE);
  const swing = wind.sigmaThetaDeg / (wind.roughnessM / REFERENCE_ROUGHNESS) ** 0.2; // [EPA1987]
  const bySwing = BORDERS.find(([from]) => swing >= from)?.[1] ?? "F";
  const byWind = (wind.isNight ? BY_NIGHT : BY_DAY)[bySwing];
  return byWind.find(([below]) => wind.windSpeedMps < below)?.[1] ?? "D";
}
