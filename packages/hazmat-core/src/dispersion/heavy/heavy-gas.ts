import type { Metres } from "../../units/length.ts";
import type { CloudMixing } from "./cloud-mixing.ts";
import { heavyBlanket } from "./heavy-blanket.ts";
import { heavyField, type ReleaseEnd } from "./heavy-field.ts";
import { heavyTrajectory } from "./heavy-trajectory.ts";
import { heavyWind } from "./heavy-wind.ts";
import type { PlumeField } from "../zone/plume-field.ts";
import type { StabilityClass } from "../release.ts";

/** A steady release of heavy gas at the ground, without momentum. */
export interface HeavyGasSource {
  readonly rateKgPerS: number;
  readonly mixing: CloudMixing;
  /** m/s at 10 m. */
  readonly windSpeedMps: number;
  readonly stability: StabilityClass;
  readonly roughnessM: Metres;
  /** The blanket is at least as wide as this, m; 0 for a release that is no pool. */
  readonly poolDiameterM: Metres;
  /** s; left out for a release that does not end. */
  readonly end?: ReleaseEnd;
}

/** A little beyond the last distance asked for, so that it lies between two cross-sections. */
const BEYOND = 1.03;

/**
 * A DEGADIS-type heavy plume: one field for each averaging time, on one source blanket.
 *
 * Ground level, flat ground, no jet, no ground heat, no water vapour. It agrees with the published equations; it was
 * never compared with the DEGADIS program itself.
 *
 * @param farthestM - how far to follow the plume, m
 * @returns a function of the averaging time in s; null when the blanket over the source would be wider than 10 km
 * @see [TM43] NOAA TM NOS OR&R 43, section 4.4; [DEGADIS] 2.1
 */
export function heavyGas(source: HeavyGasSource, farthestM: Metres): ((averagingS: number) => PlumeField) | null {
  const { stability, mixing, end } = source;
  const wind = heavyWind(source.windSpeedMps, stability, source.roughnessM);
  const release = { rateKgPerS: source.rateKgPerS, mixing, wind };
  const blanket = heavyBlanket(release, source.poolDiameterM);
  if (blanket === null || blanket.sideM / 2 >= farthestM) return null;
  return (averagingS) => {
    const about = { stability, averagingS, farthestM: farthestM * BEYOND };
    return heavyField(heavyTrajectory(release, blanket, about), blanket, mixing, end);
  };
}
