import { scoresOf, type Scores } from "../compare.ts";
import { PRAIRIE_GRASS, type PrairieGrassRun } from "../fixtures.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

/** Mown prairie, m. */
const ROUGHNESS = 0.006;
/** Wind was measured here; the plume is carried by the wind at 3 m, m. */
const MAST = 2;
const ADVECTION_HEIGHT = 3;
const MG_PER_KG = 1e6;

export type ClassRule = (
  run: PrairieGrassRun & { readonly met: NonNullable<PrairieGrassRun["met"]> },
) => StabilityClass;

/** The class whose Obukhov length is nearest to the measured one, in 1/L. */
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
