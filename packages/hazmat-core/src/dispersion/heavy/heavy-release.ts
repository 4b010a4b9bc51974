import { cloudMixing } from "./cloud-mixing.ts";
import { FARTHEST } from "./contour.ts";
import { heavyGas } from "./heavy-gas.ts";
import type { PlumeField } from "./plume-field.ts";
import type { ReleaseConditions } from "./release-conditions.ts";
import type { ReleasedCloud } from "./released-cloud.ts";
import type { PoolCheck, ReleaseThreshold, ResolvedReleaseInput } from "./release.ts";

/** A breath of five minutes for poisons, a gust of ten seconds for fire: averaging times, s [TM43 4.4]. */
const AVERAGING = { toxic: 300, flammable: 10 } as const;

/** The field that each limit is drawn from; null when the source is too large for the model. */
export function heavyRelease(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  cloud: ReleasedCloud,
  pool: PoolCheck | null,
): ((id: ReleaseThreshold["id"]) => PlumeField) | null {
  const { weather, release, substance } = input;
  const { stability, roughnessM, durationS, air } = conditions;
  const fieldFor = heavyGas(
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
  if (fieldFor === null) return null;
  const toxic = fieldFor(AVERAGING.toxic);
  let flammable: PlumeField | undefined;
  return (id) => (id === "lel" ? (flammable ??= fieldFor(AVERAGING.flammable)) : toxic);
}
