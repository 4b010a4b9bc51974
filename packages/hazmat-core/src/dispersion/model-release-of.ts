import { ok } from "../identity/result.ts";
import type { Basis } from "../provenance/figure.ts";
import { gasDensity, MOLAR_MASS_AIR } from "./air.ts";
import { gaussianField } from "./gaussian-field.ts";
import { plumeSwing, swingLines } from "./plume-swing.ts";
import type { PlumeField } from "./plume-field.ts";
import { poolCheck } from "./pool-check.ts";
import { centrelineOf, crosswindOf } from "./profiles.ts";
import { refusal, refusalOf, refused } from "./release-domain.ts";
import { releaseConditions, type ReleaseConditions } from "./release-conditions.ts";
import { releasedCloud } from "./released-cloud.ts";
import { warningsOf } from "./release-warnings.ts";
import type { ReleaseAnswer, ResolvedReleaseInput } from "./release.ts";
import { criticalRichardson, isHeavyGas } from "./richardson.ts";
import { ALOHA_EXPONENTS, frictionVelocity, WIND_HEIGHT, windAt } from "./wind-profile.ts";
import { zonesOf } from "./zones.ts";

/** The wind that carries a plume is taken at the release height, and no lower than this, m. */
const LEAST_ADVECTION_HEIGHT = 3;

/**
 * Models a release whose substance is written out: zones, profiles and how far to trust them.
 *
 * Pure and synchronous. Takes thresholds as they stand (an `lel` in ppm is drawn at that ppm).
 * Not modelled: terrain, buildings, fires, particulates, jets, plume rise, deposition.
 *
 * @param input - see {@link ResolvedReleaseInput}; the domain is {@link RELEASE_DOMAIN}
 * @returns the modelled release, or a refusal that names the input to change
 * @see [TM43] NOAA TM NOS OR&R 43, chapter 4
 */
export function modelReleaseOf(input: ResolvedReleaseInput): ReleaseAnswer {
  const reason = refusalOf(input);
  if (reason !== null) return refused(reason);

  const { release, weather, site, substance } = input;
  const conditions = releaseConditions(input);
  const cloud = releasedCloud(input, conditions.air);
  const pool = poolCheck(input, cloud, conditions);
  const wind = { speedMps: weather.windSpeedMps, heightM: WIND_HEIGHT };
  const richardson = criticalRichardson({
    rateKgPerS: release.rateKgPerS,
    densityKgPerM3: cloud.densityKgPerM3,
    airDensityKgPerM3: gasDensity(MOLAR_MASS_AIR, conditions.air.temperatureK, conditions.air.pressurePa),
    wind10Mps: weather.windSpeedMps,
    frictionVelocityMps: frictionVelocity(wind, conditions.roughnessM, conditions.stability),
    ...(pool?.diameterM == null ? {} : { poolDiameterM: pool.diameterM }),
  });
  if (isHeavyGas(richardson)) {
    return refused(
      refusal(
        "heavy_gas_not_modelled",
        `This gas is heavier than air (Richardson number ${shown(richardson)}) and is not modelled. Use the isolation distance.`,
        ["release.state", "release.rateKgPerS"],
      ),
    );
  }

  const field = passiveField(input, conditions, cloud.molarMass);
  const axisDeg = (weather.windFromDeg + 180) % 360;
  const swingDeg = plumeSwing(conditions.stability, weather.windSpeedMps);
  const { zones, notDrawn } = zonesOf(field, substance, input.thresholds ?? [], site, axisDeg);
  const assumptions = [...conditions.assumptions, ...cloud.assumptions];
  return ok({
    model: field.model,
    why: `Passive plume: the critical Richardson number is ${shown(richardson)}, below 1.`,
    stability: conditions.stability,
    richardson,
    zones,
    notDrawn,
    axisDeg,
    swingDeg,
    swingLines: swingLines(site, axisDeg, swingDeg, Math.max(0, ...zones.map((zone) => zone.farM))),
    confidence: {
      band: [],
      words: `The plume may swing ${Math.round(swingDeg)}° to either side of the wind. Concentrations may be half or twice those shown, and more where ground or buildings steer the wind.`,
    },
    pool,
    crosswind: (xM) => crosswindOf(field, xM),
    centreline: () => centrelineOf(field),
    basis: { ...BASIS_GAUSSIAN, assumptions },
    assumptions,
    warnings: warningsOf(input, zones),
  });
}

const BASIS_GAUSSIAN: Omit<Basis, "assumptions"> = {
  sources: [{ key: "TM43", locator: "sections 4.3 and 4.5, Table 13" }],
};

function passiveField(input: ResolvedReleaseInput, conditions: ReleaseConditions, molarMass: number): PlumeField {
  const { release, weather } = input;
  const { stability, terrain, air, durationS } = conditions;
  const height = Math.max(release.heightM, LEAST_ADVECTION_HEIGHT);
  const plume = {
    rateKgPerS: release.rateKgPerS,
    windMps: windAt({ speedMps: weather.windSpeedMps, heightM: WIND_HEIGHT }, height, ALOHA_EXPONENTS[stability]),
    heightM: release.heightM,
    stability,
    terrain,
    ...(weather.inversionM === undefined ? {} : { inversionM: weather.inversionM }),
  };
  return gaussianField(plume, { molarMass, durationS, air });
}

function shown(value: number): string {
  return String(Number(value.toPrecision(2)));
}
