import { formatNumber } from "../formats/number.ts";
import { ok } from "../identity/result.ts";
import { refusal, refusedRelease } from "./input/refuse.ts";
import { releaseConditions, type ReleaseConditions } from "./input/release-conditions.ts";
import { refusalOf } from "./input/release-refusal.ts";
import { passiveRelease } from "./passive/passive-release.ts";
import type { ReleaseModel } from "./release-model.ts";
import { warningsOf } from "./release-warnings.ts";
import type { PoolCheck, ReleaseAnswer, ResolvedReleaseInput } from "./release.ts";
import { criticalRichardson, isHeavyGas, isPassive } from "./richardson.ts";
import { releasedCloud, type ReleasedCloud } from "./source/released-cloud.ts";
import { MOLAR_MASS_AIR } from "../units/constants.ts";
import { gasDensity } from "./weather/air.ts";
import { frictionVelocity, WIND_HEIGHT } from "./weather/wind-profile.ts";
import { MODEL_REACH_M } from "./zone/contour.ts";
import { plumeSwing, swingLines } from "./zone/plume-swing.ts";
import { centrelineOf, crosswindOf } from "./zone/profiles.ts";
import { zonesOf } from "./zone/zones.ts";

/**
 * Models a release of a substance given by its properties: zones, profiles and warnings. Pure: the same input gives the
 * same answer. The heavy-gas model (about 6 kB gzip) and the pool formulas load with the first release that needs them.
 * Thresholds are used unchanged: an `lel` in ppm is drawn at that ppm. A dense gas is modelled as heavy gas until air
 * has diluted it, then as a passive plume of its stability class, without a jump between the two. A jet of known speed
 * entrains air. Humidity warms a cold cloud, as does ground of known temperature. Not modelled: terrain, buildings,
 * fires, particulates, plume rise, deposition.
 *
 * @param input - see {@link ResolvedReleaseInput}; the domain is `RELEASE_DOMAIN`
 * @returns the modelled release, or a refusal that names the input to change
 * @example
 * const input = {
 *   substance: { name: "Carbon monoxide", molarMass: 28.01, boilingPointC: -191.5 },
 *   release: { rateKgPerS: 0.5, heightM: 2, state: "gas" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 *   thresholds: [{ id: "aegl-2", ppm: 83 }],
 * };
 * const answer = await modelReleaseOf(input);
 * answer.ok && answer.value.zones[0]?.id; // "aegl-2"
 * await modelReleaseOf({ ...input, weather: { ...input.weather, windSpeedMps: 0.5 } }); // refused with "wind_too_low"
 * @see [TM43] NOAA TM NOS OR&R 43, chapter 4
 */
export async function modelReleaseOf(input: ResolvedReleaseInput): Promise<ReleaseAnswer> {
  const reason = refusalOf(input);
  if (reason !== null) return refusedRelease(reason);

  const { weather, site, substance } = input;
  const conditions = releaseConditions(input);
  const cloud = releasedCloud(input, conditions.air);
  const pool =
    cloud.kind === "pool" ? (await import("./source/pool-check.ts")).poolCheck(input, cloud, conditions) : null;
  const richardson = richardsonOf(input, conditions, cloud, pool);
  const followsCloud = typeof pool?.diameterM === "number" || !isPassive(richardson);
  const model: ReleaseModel | null = followsCloud
    ? (await import("./heavy/heavy-release.ts")).heavyRelease(input, conditions, cloud, pool, richardson)
    : passiveRelease(input, conditions, cloud);
  if (model === null) return heavyGasOutOfRange(richardson);

  const axisDeg = (weather.windFromDeg + 180) % 360;
  const swingDeg = plumeSwing(conditions.stability, weather.windSpeedMps);
  const { zones, notDrawn } = zonesOf(model.fieldFor, substance, input.thresholds ?? [], site, axisDeg);
  if (zones.some(({ maxWidthM }) => maxWidthM > 2 * MODEL_REACH_M)) return heavyGasOutOfRange(richardson);
  const assumptions = [...conditions.assumptions, ...cloud.assumptions, ...model.assumptions];
  const field = model.fieldFor("toxic");
  const codedWarnings = warningsOf({ input, conditions, model: model.name, zones, field });
  const plumes = zones.filter(({ shape }) => shape === "plume");
  const wind = plumes.some(({ reached }) => reached) || zones.every(({ reached }) => !reached);
  return ok({
    model: model.name,
    why: whyOf(richardson, followsCloud),
    stability: conditions.stability,
    richardson,
    zones,
    notDrawn,
    axisDeg,
    swingDeg,
    swingLines: swingLines(site, axisDeg, swingDeg, Math.max(0, ...plumes.map((zone) => zone.farM))),
    confidence: {
      band: model.bandOf(zones),
      words: `${wind ? `The plume may swing ${Math.round(swingDeg)}° to either side of the wind.` : "The gas spreads in all directions."} Concentrations may be half or double those shown, and differ more where terrain or buildings steer the wind.`,
    },
    pool,
    crosswind: (xM) => crosswindOf(field, xM),
    centreline: () => centrelineOf(field),
    basis: { sources: model.sources, assumptions },
    assumptions,
    warnings: codedWarnings.map(({ text }) => text),
    codedWarnings,
  });
}

/** A smaller number is not printed: its digits have no meaning compared with the limit of 0.1. */
const MIN_SHOWN_RICHARDSON = 0.001;

function whyOf(richardson: number, followsCloud: boolean): string {
  if (richardson < MIN_SHOWN_RICHARDSON) return `The critical Richardson number is below ${MIN_SHOWN_RICHARDSON}.`;
  const number = `The critical Richardson number is ${shown(richardson)}`;
  if (isHeavyGas(richardson)) {
    return `${number}, 1 or more: the cloud spreads under its own weight until air dilutes it.`;
  }
  return followsCloud && !isPassive(richardson)
    ? `${number}, below 1. Near the source the weight of the cloud still matters.`
    : `${number}, below ${isPassive(richardson) ? "0.1" : "1"}.`;
}

function heavyGasOutOfRange(richardson: number): ReleaseAnswer {
  const message = `This much heavy gas in so little wind spreads wider than the model covers (Richardson number ${shown(richardson)}). Check the emission rate, or use the isolation distance.`;
  return refusedRelease(refusal("heavy_gas_not_modelled", message, ["release.rateKgPerS", "weather.windSpeedMps"]));
}

function richardsonOf(
  { release, weather }: ResolvedReleaseInput,
  { air, stability, roughnessM }: ReleaseConditions,
  cloud: ReleasedCloud,
  pool: PoolCheck | null,
): number {
  const diameter = pool?.diameterM ?? null;
  return criticalRichardson({
    rateKgPerS: release.rateKgPerS,
    densityKgPerM3: cloud.densityKgPerM3,
    airDensityKgPerM3: gasDensity(MOLAR_MASS_AIR, air.temperatureK, air.pressurePa),
    wind10Mps: weather.windSpeedMps,
    frictionVelocityMps: frictionVelocity(
      { speedMps: weather.windSpeedMps, heightM: WIND_HEIGHT },
      roughnessM,
      stability,
    ),
    ...(diameter === null ? {} : { poolDiameterM: diameter }),
  });
}

function shown(value: number): string {
  return formatNumber(Number(value.toPrecision(2)));
}
