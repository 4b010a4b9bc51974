import { between, relative, type Check } from "../compare.ts";
import { CASES, caseOf } from "../fixtures.ts";
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

/** Far enough for every distance of the cases, m. */
const FARTHEST = 40_000;
const PRESSURE = 101_325; // Pa
/** The case allows 10 %; the equations are the same, so that they must agree to 1 % or one of them slipped. */
const SAME_EQUATIONS = 0.01;
/** As for the workbook's own examples. */
const CURVES = 0.005;

/** Heavy plumes: near the reference of the same equations, and between the peers. */
export function heavyGasChecks(models: typeof Models): readonly Check[] {
  return CASES.filter((one) => one.category === "heavy-gas").flatMap(({ id }) => {
    const { inputs, outputs, tolerance } = caseOf<Inputs, Outputs, { vs_degadis_type_rel: number }>(id);
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
    const fieldFor = models.heavyGas(
      {
        rateKgPerS: inputs.rate_kg_s,
        mixing: models.cloudMixing(cloud, { name: inputs.chemical, molarMass: inputs.mw_g_mol }, air),
        windSpeedMps: inputs.wind_m_s,
        stability: inputs.stability,
        roughnessM: inputs.roughness_m,
        poolDiameterM: 0,
      },
      FARTHEST,
    );
    if (fieldFor === null) throw new Error(`${id} has no blanket. The heavy-gas model is broken.`);
    const sameEquations = Math.min(tolerance.vs_degadis_type_rel, SAME_EQUATIONS);
    const field = fieldFor(inputs.averaging_s);
    const scan = models.scanCentreline(field, FARTHEST);
    const airDensity = models.gasDensity(models.MOLAR_MASS_AIR, inputs.T_ambient_K, PRESSURE);
    const curves = models.britterMcQuaidPlume({
      volumeFlowM3PerS: inputs.rate_kg_s / cloud.densityKgPerM3,
      density: cloud.densityKgPerM3,
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
