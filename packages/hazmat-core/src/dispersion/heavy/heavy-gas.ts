import type { Metres } from "../../units/length.ts";
import type { PassiveLimit } from "../far-field/passive-limit.ts";
import type { CloudMixing } from "./cloud-mixing.ts";
import type { GroundHeat } from "./ground-heat.ts";
import { heavyBlanket } from "./heavy-blanket.ts";
import { heavyField, type ReleaseEnd } from "./heavy-field.ts";
import { heavyTrajectory, type HeavySection } from "./heavy-trajectory.ts";
import { heavyWind } from "./heavy-wind.ts";
import type { PlumeField, SourceCloud } from "../zone/plume-field.ts";
import type { StabilityClass } from "../release.ts";

/** A steady ground-level release without momentum that can be heavier than air. */
export interface HeavyGasSource {
  readonly rateKgPerS: number;
  readonly mixing: CloudMixing;
  /** m/s at 10 m. */
  readonly windSpeedMps: number;
  readonly stability: StabilityClass;
  readonly roughnessM: Metres;
  /** Minimum width of the blanket, m; 0 for a release without a pool. */
  readonly poolDiameterM: Metres;
  /** The passive plume that the cloud becomes; omitted to use only the heavy-gas equations. */
  readonly passive?: PassiveLimit;
  /** The ground that warms a cold cloud; default: no heat from the ground. */
  readonly ground?: GroundHeat;
  /** Height of a passive source, m; default 0, the ground. Requires `passive`. */
  readonly heightM?: Metres;
  /** s; omitted for a continuous release. */
  readonly end?: ReleaseEnd;
  /** Half extents of the gas around the source by the radius of its blanket, m; default: those of the blanket. */
  readonly reach?: (blanketRadiusM: Metres) => SourceCloud;
}

/** Margin beyond the last requested distance, so that it is between two cross-sections. */
const DISTANCE_MARGIN = 1.03;

/**
 * A DEGADIS-type heavy plume that becomes the passive plume of its class as it dilutes: one field for each averaging
 * time, from one source blanket.
 *
 * Ground-level release, flat terrain, no momentum. It agrees with the published equations; it was not compared with the
 * DEGADIS program itself.
 *
 * @param farthestM - maximum distance to calculate, m
 * @returns a function of the averaging time in s; null if the blanket over the source would be wider than 10 km
 * @see [TM43] NOAA TM NOS OR&R 43, section 4.4; [DEGADIS] 2.1
 */
export function heavyGas(source: HeavyGasSource, farthestM: Metres): ((averagingS: number) => PlumeField) | null {
  const { stability, mixing, end, passive = null, ground = null, reach = ofBlanket } = source;
  const wind = heavyWind(source.windSpeedMps, stability, source.roughnessM);
  const release = { rateKgPerS: source.rateKgPerS, mixing, wind, passive, ground };
  const blanket = heavyBlanket(release, source.poolDiameterM);
  if (blanket === null || blanket.sideM / 2 >= farthestM) return null;
  const sourceCloud = reach(blanket.sideM / Math.sqrt(Math.PI)); // the square of the equations represents a round blanket
  const mixingAt = ground === null ? () => mixing : ground.mixingAt;
  return (averagingS) => {
    const about = { stability, averagingS, farthestM: farthestM * DISTANCE_MARGIN };
    const sections = heavyTrajectory(release, blanket, about);
    return heavyField(elevatedSourceField(sections, passive, source.heightM ?? 0), sourceCloud, mixingAt, end);
  };
}

function ofBlanket(radiusM: Metres): SourceCloud {
  return { upwindM: radiusM, sideM: radiusM };
}

/** Ground-level field of a plume with an elevated source. */
function elevatedSourceField(
  sections: readonly HeavySection[],
  passive: PassiveLimit | null,
  heightM: Metres,
): readonly HeavySection[] {
  if (passive === null || heightM === 0) return sections;
  return sections.map((section) => ({
    ...section,
    concentration: section.concentration * passive.heightShareAt(section.flux, heightM),
  }));
}
