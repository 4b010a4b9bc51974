import type { Assumption } from "../../provenance/figure.ts";
import type { SourceRef } from "../../provenance/source.ts";
import { ICE_POINT, MOLAR_MASS_AIR } from "../../units/constants.ts";
import { gasDensity, type Air } from "../weather/air.ts";
import { passiveLimit } from "../far-field/passive-limit.ts";
import { passiveWeight } from "../far-field/passive-weight.ts";
import type { ReleaseConditions } from "../input/release-conditions.ts";
import { passivePlumeOf } from "../passive/passive-release.ts";
import type { ReleaseModel } from "../release-model.ts";
import type { PoolCheck, ResolvedReleaseInput } from "../release.ts";
import { isHeavyGas } from "../richardson.ts";
import { jetSpeedOf } from "../source/jet-speed.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { spentJet } from "../source/spent-jet.ts";
import { MODEL_REACH_M } from "../zone/contour.ts";
import { largerField } from "../zone/larger-field.ts";
import type { PlumeField } from "../zone/plume-field.ts";
import type { BritterMcQuaidSource } from "./britter-mcquaid.ts";
import { heatDeficit } from "./cloud-heat.ts";
import { cloudMixing, dilutedMixing, type CloudMixing } from "./cloud-mixing.ts";
import { distanceBand } from "./distance-band.ts";
import { groundHeat, type GroundHeat } from "./ground-heat.ts";
import { heavyGas, type HeavyGasSource } from "./heavy-gas.ts";
import { jetField } from "./jet-field.ts";
import { upwindReach } from "./upwind-reach.ts";

/** Averaging times, s: five minutes for toxic limits, ten seconds for flammable ones [TM43 4.4]. */
const AVERAGING = { toxic: 300, flammable: 10 } as const;

/**
 * The plume of a release that is shaped near the source by its density or a pool, and farther away by the air; null if
 * the source is too large for the model.
 *
 * Duration and height are blended by the critical Richardson number: from 1 the cloud is on the ground and moves with
 * the wind at 10 m; at 0.1 it is the passive plume at its height. A jet can be free, or hit an obstacle and entrain no
 * air of its own: the larger concentration of both applies at every position.
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
  const { weather, release } = input;
  const { stability, roughnessM, durationS, air } = conditions;
  const plume = passivePlumeOf(input, conditions);
  const weight = passiveWeight(richardson);
  const poolDiameterM = pool?.diameterM ?? 0;
  const bulk: BritterMcQuaidSource = {
    volumeFlowM3PerS: release.rateKgPerS / cloud.densityKgPerM3,
    density: cloud.densityKgPerM3,
    airDensity: gasDensity(MOLAR_MASS_AIR, air.temperatureK, air.pressurePa),
    windSpeedMps: weather.windSpeedMps,
    releaseTemperatureK: cloud.temperatureK,
    airTemperatureK: air.temperatureK,
  };
  const { mixing, ground, assumptions } = cloudHeat(input, cloud, air);
  const source: HeavyGasSource = {
    rateKgPerS: release.rateKgPerS,
    mixing,
    windSpeedMps: weather.windSpeedMps,
    stability,
    roughnessM,
    poolDiameterM,
    passive: passiveLimit(plume),
    ...(ground === null ? {} : { ground }),
    heightM: weight * release.heightM,
    end: { durationS, windMps: weight * plume.windMps + (1 - weight) * weather.windSpeedMps, stability },
    reach: (blanketRadiusM) => upwindReach(bulk, richardson, poolDiameterM, blanketRadiusM),
  };
  const jet = jetSpeedOf(input, cloud, air);
  const fieldOver = withJet(source, jet?.speedMps ?? 0, bulk, plume.windMps);
  if (fieldOver === null) return null;
  const toxic = fieldOver(AVERAGING.toxic);
  let flammable: PlumeField | undefined;
  const isHeavy = isHeavyGas(richardson);
  return {
    name: isHeavy ? "heavy-gas" : "gaussian",
    fieldFor: (id) => (id === "lel" ? (flammable ??= fieldOver(AVERAGING.flammable)) : toxic),
    bandOf: (zones) => (isHeavy && cloud.kind !== "aerosol" ? distanceBand(bulk, zones) : []),
    assumptions: [...(jet?.assumptions ?? []), ...assumptions],
    sources: [
      { key: "TM43", locator: "sections 4.3 to 4.5, Table 13" },
      { key: "DEGADIS", locator: ground === null ? "closure constants" : "closure constants, ground heat" },
      { key: "BM1988", locator: "distance band, upwind reach" },
      ...(jet === null ? [] : [RICOU]),
    ],
  };
}

const RICOU: SourceRef = { key: "RICOU1961", locator: "air entrained by a free jet" };

/** The plume of a release that entrains no air of its own; with a jet, the larger of it and the free jet. */
function withJet(
  source: HeavyGasSource,
  speedMps: number,
  { density, airDensity }: BritterMcQuaidSource,
  windMps: number,
): ((averagingS: number) => PlumeField) | null {
  const { rateKgPerS, mixing } = source;
  const struck = heavyGas(source, MODEL_REACH_M);
  const jet = { rateKgPerS, speedMps, densityKgPerM3: density };
  const spent = spentJet(jet, airDensity, windMps);
  if (struck === null || spent === null) return struck;
  const { reach: _undiluted, ...thinned } = source;
  const beyond = heavyGas({ ...thinned, mixing: dilutedMixing(mixing, spent.fraction) }, MODEL_REACH_M);
  if (beyond === null) return struck;
  return (averagingS) => largerField(struck(averagingS), jetField(jet, spent, mixing, beyond(averagingS)));
}

/** Warming of the cloud by entrained air and by the ground. */
function cloudHeat(
  { substance, site, weather }: ResolvedReleaseInput,
  cloud: ReleasedCloud,
  air: Air,
): { readonly mixing: CloudMixing; readonly ground: GroundHeat | null; readonly assumptions: readonly Assumption[] } {
  const mixing = cloudMixing(cloud, substance, air);
  const isAssociated = substance.association !== undefined;
  if (isAssociated || heatDeficit(cloud, substance, air) <= 0) return { mixing, ground: null, assumptions: [] };
  const { groundTemperatureC } = site;
  const ground =
    groundTemperatureC === undefined
      ? null
      : groundHeat(groundTemperatureC + ICE_POINT, { cloud, substance, air, cold: mixing });
  const assumptions = [
    ...(weather.humidityPercent === undefined ? [DRY] : []),
    ...(groundTemperatureC === undefined ? [NO_GROUND_HEAT] : []),
  ];
  return { mixing, ground, assumptions };
}

const DRY: Assumption = {
  name: "Humidity",
  value: "0%",
  reason: "No humidity was entered. Moisture would warm the cold cloud and make it lighter.",
};
const NO_GROUND_HEAT: Assumption = {
  name: "Ground heat",
  value: "none",
  reason: "No ground temperature was entered. Warm ground would make the cold cloud lighter.",
};
