import type { ReleaseConditions } from "../input/release-conditions.ts";
import type { ReleaseModel } from "../release-model.ts";
import type { PoolCheck, ResolvedReleaseInput } from "../release.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { FARTHEST } from "../zone/contour.ts";
import type { PlumeField } from "../zone/plume-field.ts";
import { cloudMixing } from "./cloud-mixing.ts";
import { distanceBand } from "./distance-band.ts";
import { heavyGas } from "./heavy-gas.ts";

/** A breath of five minutes for poisons, a gust of ten seconds for fire: averaging times, s [TM43 4.4]. */
const AVERAGING = { toxic: 300, flammable: 10 } as const;

/** The heavy plume of a release; null when the source is too large for the model. */
export function heavyRelease(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  cloud: ReleasedCloud,
  pool: PoolCheck | null,
): ReleaseModel | null {
  const { weather, release, substance } = input;
  const { stability, roughnessM, durationS, air } = conditions;
  const fieldOver = heavyGas(
    {
      rateKgPerS: release.rateKgPerS,
      mixing: cloudMixing(cloud, substance, air),
      windSpeedMps: weather.windSpeedMps,
      stability,
      roughnessM,
      poolDiameterM: pool?.diameterM ?? 0,
      end: { durationS, windMps: weather.windSpeedMps, stability },
    },
    FARTHEST,
  );
  if (fieldOver === null) return null;
  const toxic = fieldOver(AVERAGING.toxic);
  let flammable: PlumeField | undefined;
  return {
    name: "heavy-gas",
    fieldFor: (id) => (id === "lel" ? (flammable ??= fieldOver(AVERAGING.flammable)) : toxic),
    bandOf: (zones) => distanceBand(input, conditions, cloud, zones),
    sources: [
      { key: "TM43", locator: "section 4.4" },
      { key: "DEGADIS", locator: "closure constants" },
      { key: "BM1988", locator: "band of distances" },
    ],
  };
}
