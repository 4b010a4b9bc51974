import { britterMcQuaidPlume, type BritterMcQuaidSource } from "./britter-mcquaid.ts";
import { MODEL_REACH_M } from "../zone/contour.ts";
import type { ModelledRelease, ReleaseZone } from "../release.ts";

/**
 * Calculates the distance of each zone of a heavy plume by a second model: from the shorter to the longer of the two
 * distances.
 *
 * The Britter–McQuaid curves apply to vapour in their range of α, and not to droplets. Below 0.2% they are
 * extrapolated, so the band is a cross-check and not a bound. Both ends are limited to 10 km like the zones.
 */
export function distanceBand(
  source: BritterMcQuaidSource,
  zones: readonly ReleaseZone[],
): ModelledRelease["confidence"]["band"] {
  const plume = britterMcQuaidPlume(source);
  if (!plume.isInRange) return [];
  return zones
    .filter((zone) => zone.reached)
    .map(({ id, ppm, farM }) => {
      const other = Math.min(MODEL_REACH_M, plume.distanceTo(ppm / 1e6));
      return { id, lowM: Math.min(farM, other), highM: Math.max(farM, other) };
    });
}
