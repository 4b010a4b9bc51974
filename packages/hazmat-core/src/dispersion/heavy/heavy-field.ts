import type { Metres } from "../../units/length.ts";
import type { CloudMixing } from "./cloud-mixing.ts";
import { HEAVY_FROM } from "../richardson.ts";
import { peakShareOf } from "../passive/finite-duration.ts";
import type { HeavySection } from "./heavy-trajectory.ts";
import type { PlumeField, SourceCloud } from "../zone/plume-field.ts";
import type { StabilityClass } from "../release.ts";

/**
 * The end of a release, for the spread along the wind; omitted for a continuous release. `windMps` is the speed of the
 * cloud.
 */
export interface ReleaseEnd {
  readonly durationS: number;
  readonly windMps: number;
  readonly stability: StabilityClass;
}

/**
 * Ground-level field of a heavy plume, interpolated between the cross-sections of its trajectory: ln c by ln x, widths
 * by x.
 *
 * The field of a release that ends is spread along the wind by Beals's σx [TM43 4.4.4].
 *
 * @param sections - at least one, with increasing x
 * @param mixingAt - mixing curve of the cloud by the fraction of its heat deficit supplied by the ground
 */
export function heavyField(
  sections: readonly HeavySection[],
  sourceCloud: SourceCloud,
  mixingAt: (warmth: number) => CloudMixing,
  end?: ReleaseEnd,
): PlumeField {
  const sectionAt = sectionReader(sections);
  const share = end === undefined ? () => 1 : peakShareOf(end);
  const ppmOf = (concentration: number, warmth: number): number => {
    const mixing = mixingAt(warmth);
    return 1e6 * mixing.volumeShareOf(mixing.fractionAt(concentration));
  };
  return {
    firstM: sections[0]?.x ?? 0,
    sourceCloud,
    heavyToM: sections.findLast(({ richardson }) => richardson >= HEAVY_FROM)?.x ?? 0,
    centrelinePpm: (x) => {
      const { concentration, warmth } = sectionAt(x);
      return ppmOf(concentration * share(x), warmth);
    },
    groundPpm: (x, y) => {
      const { concentration, coreHalfWidth, edgeSpread, warmth } = sectionAt(x);
      const beyond = Math.max(0, Math.abs(y) - coreHalfWidth);
      return ppmOf(concentration * share(x) * Math.exp(-((beyond / edgeSpread) ** 2)), warmth); // [TM43 4.4.4] profile
    },
    halfWidthM: (x, ppm) => {
      const { concentration, coreHalfWidth, edgeSpread, warmth } = sectionAt(x);
      const mixing = mixingAt(warmth);
      const limit = mixing.concentrationAt(mixing.fractionOfVolumeShare(ppm / 1e6));
      const ratio = (concentration * share(x)) / limit;
      return ratio > 1 ? coreHalfWidth + edgeSpread * Math.sqrt(Math.log(ratio)) : 0; // y = b + Sy √ln(cc/Ct)
    },
  };
}

type Section = Omit<HeavySection, "flux" | "richardson">;

function sectionReader(sections: readonly HeavySection[]): (x: Metres) => Section {
  return (x) => {
    let [low, high] = [0, sections.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((sections[middle]?.x ?? 0) <= x) low = middle;
      else high = middle;
    }
    const [before, after] = [sections[low], sections[high]];
    if (before === undefined || after === undefined) {
      throw new RangeError("A heavy plume has at least one cross-section. Pass the result of heavyTrajectory.");
    }
    if (x <= before.x || before === after) return before;
    const t = (x - before.x) / (after.x - before.x);
    const logT = Math.log(x / before.x) / Math.log(after.x / before.x);
    const mix = (from: number, to: number): number => from + Math.min(t, 1) * (to - from);
    return {
      x,
      concentration: before.concentration * (after.concentration / before.concentration) ** logT,
      coreHalfWidth: mix(before.coreHalfWidth, after.coreHalfWidth),
      edgeSpread: mix(before.edgeSpread, after.edgeSpread),
      warmth: mix(before.warmth, after.warmth),
    };
  };
}
