import type { ReleaseConditions } from "../input/release-conditions.ts";
import type { ReleaseModel } from "../release-model.ts";
import type { ResolvedReleaseInput } from "../release.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { ALOHA_EXPONENTS, WIND_HEIGHT, windAt } from "../weather/wind-profile.ts";
import { gaussianField } from "./gaussian-field.ts";
import type { GaussianPlume } from "./gaussian-plume.ts";

/** Minimum height at which the wind of a passive plume is taken, m; otherwise the release height. */
const MIN_ADVECTION_HEIGHT = 3;

/** The Gaussian plume of a release. TM43 does not define the height of its wind; a lower height is the safer choice. */
export function passivePlumeOf(
  { release, weather }: ResolvedReleaseInput,
  { stability, terrain }: ReleaseConditions,
): GaussianPlume {
  const height = Math.max(release.heightM, MIN_ADVECTION_HEIGHT);
  const wind = { speedMps: weather.windSpeedMps, heightM: WIND_HEIGHT };
  return {
    rateKgPerS: release.rateKgPerS,
    windMps: windAt(wind, height, ALOHA_EXPONENTS[stability]),
    heightM: release.heightM,
    stability,
    terrain,
    ...(weather.inversionM === undefined ? {} : { inversionM: weather.inversionM }),
  };
}

/** A release that is passive from its source. */
export function passiveRelease(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  { molarMass }: ReleasedCloud,
): ReleaseModel {
  const { durationS, air } = conditions;
  const field = gaussianField(passivePlumeOf(input, conditions), { molarMass, durationS, air });
  return {
    name: "gaussian",
    fieldFor: () => field,
    bandOf: () => [],
    assumptions: [],
    sources: [{ key: "TM43", locator: "sections 4.3 and 4.5, Table 13" }],
  };
}
