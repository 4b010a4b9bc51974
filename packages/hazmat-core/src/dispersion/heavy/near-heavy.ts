import { formatSafeDistance } from "../../formats/distance.ts";
import type { ReleaseConditions } from "../input/release-conditions.ts";
import type { PoolCheck, ReleaseZone, ResolvedReleaseInput } from "../release.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { contourOf, scanCentreline } from "../zone/contour.ts";
import { heavyRelease } from "./heavy-release.ts";

/**
 * What the heavy-gas model would give for a plume that is only just passive, in one sentence; null when no zone would
 * reach farther. At the border the two models differ by a factor of two, and the passive one is the shorter.
 *
 * @param zones - of the passive plume
 */
export function nearHeavy(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  cloud: ReleasedCloud,
  pool: PoolCheck | null,
  zones: readonly ReleaseZone[],
): string | null {
  const model = heavyRelease(input, conditions, cloud, pool);
  if (model === null) return null;
  const farther = zones.flatMap(({ id, label, ppm, farM }) => {
    const field = model.fieldFor(id);
    const asHeavy = contourOf(field, scanCentreline(field), ppm);
    if (asHeavy === null || asHeavy.farM <= farM) return [];
    return `${label} to ${asHeavy.isCut ? "more than 10 km" : formatSafeDistance(asHeavy.farM)}`;
  });
  if (farther.length === 0) return null;
  return `Nearly heavy gas: as heavy gas the zones would reach farther, ${farther.join(", ")}. Allow for it.`;
}
