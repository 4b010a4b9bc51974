import { gaussianField } from "./gaussian-field.ts";
import type { ReleaseConditions } from "./release-conditions.ts";
import type { ReleasedCloud } from "./released-cloud.ts";
import type { ResolvedReleaseInput } from "./release.ts";
import type { PlumeField } from "./plume-field.ts";
import { ALOHA_EXPONENTS, WIND_HEIGHT, windAt } from "./wind-profile.ts";

/** The wind that carries a passive plume is taken at the release height, and no lower than this, m. */
const LEAST_ADVECTION_HEIGHT = 3;

/** The Gaussian plume of a release. TM43 leaves open at what height its wind blows; a lower one is the safer choice. */
export function passiveRelease(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  cloud: ReleasedCloud,
): PlumeField {
  const { release, weather } = input;
  const { stability, terrain, air, durationS } = conditions;
  const height = Math.max(release.heightM, LEAST_ADVECTION_HEIGHT);
  const wind = { speedMps: weather.windSpeedMps, heightM: WIND_HEIGHT };
  const plume = {
    rateKgPerS: release.rateKgPerS,
    windMps: windAt(wind, height, ALOHA_EXPONENTS[stability]),
    heightM: release.heightM,
    stability,
    terrain,
    ...(weather.inversionM === undefined ? {} : { inversionM: weather.inversionM }),
  };
  return gaussianField(plume, { molarMass: cloud.molarMass, durationS, air });
}
