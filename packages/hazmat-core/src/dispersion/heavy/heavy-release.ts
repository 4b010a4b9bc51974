import { gasDensity } from "../weather/air.ts";
import { MOLAR_MASS_AIR } from "../../units/constants.ts";
import { passiveLimit } from "../far-field/passive-limit.ts";
import { passiveWeight } from "../far-field/passive-weight.ts";
import type { ReleaseConditions } from "../input/release-conditions.ts";
import { passivePlumeOf } from "../passive/passive-release.ts";
import type { ReleaseModel } from "../release-model.ts";
import type { PoolCheck, ResolvedReleaseInput } from "../release.ts";
import { isHeavyGas } from "../richardson.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { FARTHEST } from "../zone/contour.ts";
import type { PlumeField } from "../zone/plume-field.ts";
import type { BritterMcQuaidSource } from "./britter-mcquaid.ts";
import { cloudMixing } from "./cloud-mixing.ts";
import { distanceBand } from "./distance-band.ts";
import { heavyGas } from "./heavy-gas.ts";
import { upwindReach } from "./upwind-reach.ts";

/** A breath of five minutes for poisons, a gust of ten seconds for fire: averaging times, s [TM43 4.4]. */
const AVERAGING = { toxic: 300, flammable: 10 } as const;

/**
 * The plume of a release that its own weight or a pool shapes near the source, and the air farther off; null when the
 * source is too large for the model.
 *
 * One duration factor and one height for both ends: from a critical Richardson number of 1 on the cloud lies on the
 * ground and goes with the wind at 10 m; at 0.1 it is the passive plume at its height; between, by the weight.
 *
 * @param richardson - critical Richardson number
 */
export function heavyRelease(
  input: ResolvedReleaseInput,
  conditions: ReleaseConditions,
  cloud: ReleasedCloud,
  pool: PoolCheck | null,
  richardson: number,
): ReleaseModel | null {
  const { weather, release, substance } = input;
  const { stability, roughnessM, durationS, air } = conditions;
  const plume = passivePlumeOf(input, conditions);
  const weight = passiveWeight(richardson);
  const poolDiameterM = pool?.diameterM ?? 0;
  const source: BritterMcQuaidSource = {
    volumeFlowM3PerS: release.rateKgPerS / cloud.densityKgPerM3,
    density: cloud.densityKgPerM3,
    airDensity: gasDensity(MOLAR_MASS_AIR, air.temperatureK, air.pressurePa),
    windSpeedMps: weather.windSpeedMps,
    releaseTemperatureK: cloud.temperatureK,
    airTemperatureK: air.temperatureK,
  };
  const fieldOver = heavyGas(
    {
      rateKgPerS: release.rateKgPerS,
      mixing: cloudMixing(cloud, substance, air),
      windSpeedMps: weather.windSpeedMps,
      stability,
      roughnessM,
      poolDiameterM,
      passive: passiveLimit(plume),
      heightM: weight * release.heightM,
      end: { durationS, windMps: weight * plume.windMps + (1 - weight) * weather.windSpeedMps, stability },
      reach: (blanketRadiusM) => upwindReach(source, richardson, poolDiameterM, blanketRadiusM),
    },
    FARTHEST,
  );
  if (fieldOver === null) return null;
  const toxic = fieldOver(AVERAGING.toxic);
  let flammable: PlumeField | undefined;
  const isHeavy = isHeavyGas(richardson);
  return {
    name: isHeavy ? "heavy-gas" : "gaussian",
    fieldFor: (id) => (id === "lel" ? (flammable ??= fieldOver(AVERAGING.flammable)) : toxic),
    bandOf: (zones) => (isHeavy && cloud.kind !== "aerosol" ? distanceBand(source, zones) : []),
    sources: [
      { key: "TM43", locator: "sections 4.3 to 4.5, Table 13" },
      { key: "DEGADIS", locator: "closure constants" },
      { key: "BM1988", locator: "band of distances, reach against the wind" },
    ],
  };
}
