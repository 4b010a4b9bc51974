import { MOLAR_MASS_AIR } from "../../units/constants.ts";
import { gasDensity } from "../weather/air.ts";
import { britterMcQuaidPlume } from "./britter-mcquaid.ts";
import { FARTHEST } from "../zone/contour.ts";
import type { ReleaseConditions } from "../input/release-conditions.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import type { ModelledRelease, ReleaseZone, ResolvedReleaseInput } from "../release.ts";

/**
 * How far another model would draw each zone of a heavy plume: from the shorter to the longer of the two distances.
 *
 * Britter and McQuaid's curves hold for vapour in their range of α; none for droplets. Below 0.2 % they are
 * extrapolated, so the band is a cross-check and not a bound. Both ends are cut at 10 km like the zones.
 */
export function distanceBand(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  cloud: ReleasedCloud,
  zones: readonly ReleaseZone[],
): ModelledRelease["confidence"]["band"] {
  if (cloud.kind === "aerosol") return [];
  const { air } = conditions;
  const plume = britterMcQuaidPlume({
    volumeFlowM3PerS: input.release.rateKgPerS / cloud.densityKgPerM3,
    density: cloud.densityKgPerM3,
    airDensity: gasDensity(MOLAR_MASS_AIR, air.temperatureK, air.pressurePa),
    windSpeedMps: input.weather.windSpeedMps,
    releaseTemperatureK: cloud.temperatureK,
    airTemperatureK: air.temperatureK,
  });
  if (!plume.isInRange) return [];
  return zones
    .filter((zone) => zone.reached)
    .map(({ id, ppm, farM }) => {
      const other = Math.min(FARTHEST, plume.distanceTo(ppm / 1e6));
      return { id, lowM: Math.min(farM, other), highM: Math.max(farM, other) };
    });
}
