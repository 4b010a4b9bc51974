import { between, relative, type Check } from "../compare.ts";
import { CASES, caseOf, FAR_FIELD } from "../fixtures.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

interface Inputs {
  readonly chemical: string;
  readonly mw_g_mol: number;
  readonly rate_kg_s: number;
  readonly wind_m_s: number;
  readonly stability: StabilityClass;
  readonly roughness_m: number;
  readonly T_ambient_K: number;
  readonly T_release_K: number;
  readonly averaging_s: number;
}
interface Distances {
  readonly ppm: number;
  readonly slab_x_m: number;
  readonly degadis_type_x_m: number;
  readonly degadis_type_half_width_at_half_x_m: number;
  readonly britter_mcquaid_x_m: number;
}
interface Outputs {
  readonly distances: Readonly<Record<string, Distances>>;
}

/** Larger than every distance of the cases, m. */
const FARTHEST = 40_000;
const PRESSURE = 101_325; // Pa
/** The case allows 10 %; the equations are the same, so they must agree to 1 % or one of them is wrong. */
const SAME_EQUATIONS = 0.01;
/** As for the workbook's own examples. */
const CURVES = 0.005;

/** The field of a case: the equations alone, or with the passive plume of its class as its limit. */
function fieldOf(models: typeof Models, id: string, inputs: Inputs, isAlone: boolean) {
  const air = { temperatureK: inputs.T_ambient_K, pressurePa: PRESSURE };
  const molarMass = inputs.mw_g_mol / 1000;
  const cloud = {
    kind: "vapour" as const,
    temperatureK: inputs.T_release_K,
    molarMass,
    densityKgPerM3: models.gasDensity(molarMass, inputs.T_release_K, PRESSURE),
    vapourShare: 1,
    assumptions: [],
  };
  const { stability, roughness_m: roughnessM, wind_m_s: windSpeedMps } = inputs;
  const plume = {
    windMps: models.windAt({ speedMps: windSpeedMps, heightM: 10 }, 3, models.ALOHA_EXPONENTS[stability]),
    stability,
    terrain: models.terrainOf(roughnessM),
  };
  const fieldFor = models.heavyGas(
    {
      rateKgPerS: inputs.rate_kg_s,
      mixing: models.cloudMixing(cloud, { name: inputs.chemical, molarMass: inputs.mw_g_mol }, air),
      windSpeedMps,
      stability,
      roughnessM,
      poolDiameterM: 0,
      ...(isAlone ? {} : { passive: models.passiveLimit(plume) }),
    },
    FARTHEST,
  );
  if (fieldFor === null) throw new Error(`${id} has no blanket. The heavy-gas model is broken.`);
  return { field: fieldFor(inputs.averaging_s), density: cloud.densityKgPerM3 };
}

/**
 * The equations alone, which never become passive: close to the reference of the same equations, and between the peers.
 */
export function heavyGasChecks(models: typeof Models): readonly Check[] {
  return CASES.filter((one) => one.category === "heavy-gas").flatMap(({ id }) => {
    const { inputs, outputs, tolerance } = caseOf<Inputs, Outputs, { vs_degadis_type_rel: number }>(id);
    const { field, density } = fieldOf(models, id, inputs, true);
    const sameEquations = Math.min(tolerance.vs_degadis_type_rel, SAME_EQUATIONS);
    const scan = models.scanCentreline(field, FARTHEST);
    const airDensity = models.gasDensity(models.MOLAR_MASS_AIR, inputs.T_ambient_K, PRESSURE);
    const curves = models.britterMcQuaidPlume({
      volumeFlowM3PerS: inputs.rate_kg_s / density,
      density,
      airDensity,
      windSpeedMps: inputs.wind_m_s,
      releaseTemperatureK: inputs.T_release_K,
      airTemperatureK: inputs.T_ambient_K,
    });
    return Object.entries(outputs.distances).flatMap(([name, peers]) => {
      const far = models.contourOf(field, scan, peers.ppm)?.farM ?? NaN;
      const halfWidth = field.halfWidthM(peers.degadis_type_x_m / 2, peers.ppm);
      const all = [peers.slab_x_m, peers.degadis_type_x_m, peers.britter_mcquaid_x_m];
      const about = (quantity: string) => ({ caseId: id, quantity: `${name} ${quantity}`, gate: "envelope" as const });
      return [
        between(about("between the peers"), 0.5 * Math.min(...all), 2 * Math.max(...all), far),
        relative(about("as DEGADIS-type"), peers.degadis_type_x_m, far, sameEquations),
        relative(about("half width"), peers.degadis_type_half_width_at_half_x_m, halfWidth, sameEquations),
        relative(about("Britter–McQuaid"), peers.britter_mcquaid_x_m, curves.distanceTo(peers.ppm / 1e6), CURVES),
      ];
    });
  });
}

/**
 * The product's heavy plume, compared with a reference that finds its virtual distances by root finding and shares no
 * code.
 */
export function farFieldChecks(models: typeof Models): readonly Check[] {
  return FAR_FIELD.cases.flatMap(({ id, distances, heavy_to_m: heavyTo }) => {
    const { inputs } = caseOf<Inputs, Outputs>(id);
    const { field } = fieldOf(models, id, inputs, false);
    const scan = models.scanCentreline(field, FARTHEST);
    const { rel } = FAR_FIELD.tolerance;
    const light =
      heavyTo === null
        ? []
        : [relative({ caseId: `FAR-${id}`, quantity: "Ri* falls below 1 at" }, heavyTo, field.heavyToM, 2 * rel)];
    return [
      ...light,
      ...Object.entries(distances).flatMap(([name, { ppm, far_m: far, half_width_at_half_m: halfWidth }]) => [
        relative(
          { caseId: `FAR-${id}`, quantity: `${name} distance` },
          far,
          models.contourOf(field, scan, ppm)?.farM ?? NaN,
          rel,
        ),
        relative(
          { caseId: `FAR-${id}`, quantity: `${name} half width` },
          halfWidth,
          field.halfWidthM(far / 2, ppm),
          rel,
        ),
      ]),
    ];
  });
}
