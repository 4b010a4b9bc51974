import { scoresOf, type Scores } from "../compare.ts";
import { PRAIRIE_GRASS, type PrairieGrassRun } from "../fixtures.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

/** Roughness length of mown prairie, m. */
const ROUGHNESS = 0.006;
/** Height of the wind measurement, m; the plume uses the wind at 3 m. */
const MAST = 2;
const ADVECTION_HEIGHT = 3;
const MG_PER_KG = 1e6;

export type ClassRule = (
  run: PrairieGrassRun & { readonly met: NonNullable<PrairieGrassRun["met"]> },
) => StabilityClass;

/** The class whose Obukhov length is closest to the measured one, in 1/L. */
export function classFromObukhov(models: typeof Models): ClassRule {
  const classes: readonly StabilityClass[] = ["A", "B", "C", "D", "E", "F"];
  return ({ met }) => {
    const off = (stability: StabilityClass): number =>
      Math.abs(1 / models.obukhovLength(stability, ROUGHNESS) - 1 / met.L_m);
    return classes.reduce((best, stability) => (off(stability) < off(best) ? stability : best));
  };
}

/** The library's own class, from the wind and a clear sky: cloud is not in the files. */
export function classFromSky(models: typeof Models): ClassRule {
  return ({ met, solar_elevation_deg_computed: sunAltitudeDeg }) => {
    const windSpeedMps = models.windAt(
      { speedMps: met.u2_m_s, heightM: MAST },
      models.WIND_HEIGHT,
      models.ALOHA_EXPONENTS.D,
    );
    return models.stabilityFromSky({ windSpeedMps, cloudTenths: 0, sunAltitudeDeg });
  };
}

/**
 * Scores of the plume on the arc maxima of Project Prairie Grass: runs with meteorology, arcs without flags, observations
 * corrected for evaporation, no correction of averaging time.
 */
export function prairieGrassScores(models: typeof Models, rule: ClassRule): Scores {
  const pairs = PRAIRIE_GRASS.flatMap((run) => {
    const { met } = run;
    if (met === null) return [];
    const stability = rule({ ...run, met });
    const plume = {
      rateKgPerS: run.Q_g_s / 1000,
      windMps: models.windAt(
        { speedMps: met.u2_m_s, heightM: MAST },
        ADVECTION_HEIGHT,
        models.ALOHA_EXPONENTS[stability],
      ),
      heightM: run.source_height_m,
      stability,
      terrain: models.terrainOf(ROUGHNESS),
    };
    return run.arcs.flatMap((arc): [number, number][] => {
      if (arc.flags.length > 0 || arc.cmax_mg_m3 === null) return [];
      const predicted = models.plumeConcentration(plume, { x: arc.r_m, y: 0, z: run.receptor_height_m });
      return [[arc.cmax_mg_m3, predicted * MG_PER_KG]];
    });
  });
  return scoresOf(pairs);
}

/** Sulphur dioxide as released: g/mol, J/(mol K), °C. */
const SULPHUR_DIOXIDE = {
  name: "sulphur dioxide",
  molarMass: 64.066,
  boilingPointC: -10,
  gasHeatCapacityJPerMolK: 39.9,
};
/** Air temperature is not in the files; prairie in July and August, °C. It has almost no effect on a density ratio. */
const PRAIRIE_TEMPERATURE = 25;
/** Minutes: releases lasted as long as the sampling. */
const LASTED = 10;

/** One arc: its class, the measured and the modelled concentration, mg/m³. */
export interface ArcReading {
  readonly stability: StabilityClass;
  readonly observed: number;
  readonly predicted: number;
}

/**
 * The evaluated model: the product as used by a caller, or the heavy-gas equations alone if the gas is heavy at its
 * source.
 */
export type PrairieModel = "product" | "equations alone";

/**
 * The arcs of Project Prairie Grass with the released SO2, by the product's own choice of model. The model gives
 * ground-level values; the receptors were at 1.5 m.
 */
export async function prairieGrassAsSo2(models: typeof Models, who: PrairieModel): Promise<readonly ArcReading[]> {
  const rule = classFromObukhov(models);
  const readings = await Promise.all(
    PRAIRIE_GRASS.map(async (run): Promise<readonly ArcReading[]> => {
      const { met } = run;
      if (met === null) return [];
      const stability = rule({ ...run, met });
      const arcs = run.arcs.filter(({ flags, cmax_mg_m3: observed }) => flags.length === 0 && observed !== null);
      const ppmAt = await ppmReader(models, run, met.u2_m_s, stability, who);
      return arcs.map(({ r_m: x, cmax_mg_m3: observed }) => ({
        stability,
        observed: observed ?? Number.NaN,
        predicted: models.kgPerM3Of(ppmAt(x), SULPHUR_DIOXIDE.molarMass / 1000, AIR) * MG_PER_KG,
      }));
    }),
  );
  return readings.flat();
}

const AIR = { temperatureK: 273.15 + PRAIRIE_TEMPERATURE, pressurePa: 101_325 };

async function ppmReader(
  models: typeof Models,
  run: PrairieGrassRun,
  mastWind: number,
  stability: StabilityClass,
  who: PrairieModel,
): Promise<(x: number) => number> {
  const mast = { speedMps: mastWind, heightM: MAST };
  const windSpeedMps = models.windAt(mast, models.WIND_HEIGHT, models.ALOHA_EXPONENTS[stability]);
  const rateKgPerS = run.Q_g_s / 1000;
  const answer = await models.modelReleaseOf({
    substance: SULPHUR_DIOXIDE,
    release: {
      rateKgPerS,
      heightM: run.source_height_m,
      durationMin: LASTED,
      state: "gas",
      temperatureC: PRAIRIE_TEMPERATURE,
    },
    weather: { windSpeedMps, windFromDeg: 180, temperatureC: PRAIRIE_TEMPERATURE, pressureMb: 1013.25, stability },
    site: { lon: -98.572, lat: 42.493, roughnessM: ROUGHNESS },
    thresholds: [{ id: "any", ppm: 1 }],
  });
  if (!answer.ok) throw new Error(`Run ${run.run} was refused: ${answer.error.message}`);
  const { crosswind, model } = answer.value;
  if (who === "product" || model === "gaussian") return (x) => crosswind(x).find(([y]) => y === 0)?.[1] ?? Number.NaN;
  const cloud = {
    kind: "vapour" as const,
    temperatureK: AIR.temperatureK,
    molarMass: SULPHUR_DIOXIDE.molarMass / 1000,
    densityKgPerM3: models.gasDensity(SULPHUR_DIOXIDE.molarMass / 1000, AIR.temperatureK, AIR.pressurePa),
    vapourShare: 1,
    assumptions: [],
  };
  const alone = models.heavyGas(
    {
      rateKgPerS,
      mixing: models.cloudMixing(cloud, SULPHUR_DIOXIDE, AIR),
      windSpeedMps,
      stability,
      roughnessM: ROUGHNESS,
      poolDiameterM: 0,
      end: { durationS: LASTED * 60, windMps: windSpeedMps, stability },
    },
    1000,
  );
  return (x) => alone?.(300).centrelinePpm(x) ?? Number.NaN;
}
