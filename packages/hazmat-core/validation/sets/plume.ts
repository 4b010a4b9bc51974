import { absolute, relative, same, type Check } from "../compare.ts";
import { CASES, caseOf } from "../fixtures.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

interface PlumeInputs {
  readonly mw_g_mol: number;
  readonly rate_kg_s: number;
  readonly release_height_m: number;
  readonly advection_wind_m_s: number;
  readonly stability: StabilityClass;
  readonly roughness_m: number;
  readonly inversion_m: number | null;
  readonly temperature_K: number;
  readonly pressure_Pa: number;
}
type Zone =
  | { readonly ppm: number; readonly zone: null }
  | {
      readonly ppm: number;
      readonly x_near: number;
      readonly x_far: number;
      readonly max_half_width: number;
      readonly area_m2: number;
    };
interface PlumeOutputs {
  readonly centreline: readonly { readonly x_m: number; readonly kg_m3: number; readonly ppm: number }[];
  readonly zones: Readonly<Record<string, Zone>>;
}
interface PlumeTolerance {
  readonly centreline_rel: number;
  readonly x_far_rel: number;
  readonly max_half_width_rel: number;
  readonly area_rel: number;
}

/** Larger than every zone of the cases, m. */
const FARTHEST = 50_000;

/** Steady plumes: concentrations on the axis and the zones of each limit. */
export function plumeChecks(models: typeof Models): readonly Check[] {
  return CASES.filter((one) => one.category === "gaussian-plume").flatMap(({ id }) => {
    const { inputs, outputs, tolerance } = caseOf<PlumeInputs, PlumeOutputs, PlumeTolerance>(id);
    const plume = {
      rateKgPerS: inputs.rate_kg_s,
      windMps: inputs.advection_wind_m_s,
      heightM: inputs.release_height_m,
      stability: inputs.stability,
      terrain: models.terrainOf(inputs.roughness_m),
      ...(inputs.inversion_m === null ? {} : { inversionM: inputs.inversion_m }),
    };
    const air = { temperatureK: inputs.temperature_K, pressurePa: inputs.pressure_Pa };
    const molarMass = inputs.mw_g_mol / 1000;
    const field = models.gaussianField(plume, { molarMass, air });
    const scan = models.scanCentreline(field, FARTHEST);
    const about = (quantity: string) => ({ caseId: id, quantity });

    const axis = outputs.centreline.flatMap(({ x_m: x, kg_m3: density, ppm }) => {
      const actual = models.plumeConcentration(plume, { x, y: 0, z: 0 });
      return [
        relative(about(`kg/m³ at ${x} m`), density, actual, tolerance.centreline_rel),
        relative(about(`ppm at ${x} m`), ppm, models.ppmOf(actual, molarMass, air), tolerance.centreline_rel),
      ];
    });
    const zones = Object.entries(outputs.zones).flatMap(([name, zone]) => {
      const contour = models.contourOf(field, scan, zone.ppm);
      if ("zone" in zone) return [same(about(`${name} reached`), "no", contour === null ? "no" : "yes")];
      if (contour === null) return [same(about(`${name} reached`), "yes", "no")];
      return [
        absolute(
          about(`${name} near`),
          zone.x_near,
          contour.nearM,
          Math.max(0.01, zone.x_near * tolerance.x_far_rel),
          "m",
        ),
        relative(about(`${name} far`), zone.x_far, contour.farM, tolerance.x_far_rel),
        relative(about(`${name} half width`), zone.max_half_width, contour.maxHalfWidthM, tolerance.max_half_width_rel),
        relative(about(`${name} area`), zone.area_m2, contour.areaM2, tolerance.area_rel),
      ];
    });
    return [...axis, ...zones];
  });
}

interface FiniteInputs {
  readonly rate_kg_s: number;
  readonly advection_wind_m_s: number;
  readonly stability: StabilityClass;
  readonly roughness_m: number;
  readonly duration_s: number;
  readonly height_m: number;
}
interface FiniteOutputs {
  readonly peaks: readonly {
    readonly x_m: number;
    readonly peak_kg_m3: number;
    readonly t_peak_s: number;
    readonly steady_kg_m3: number;
  }[];
}

/** A peak this close to the steady value is a plateau, whose time has no meaning. */
const PLATEAU = 0.98;
/** Number of steps of the time scan. */
const TIME_STEPS = 4000;

/** Releases of finite duration: the analytical peak, and the same by a scan over time. */
export function finiteDurationChecks(models: typeof Models): readonly Check[] {
  return CASES.filter((one) => one.category === "gaussian-finite-duration").flatMap(({ id }) => {
    const { inputs, outputs, tolerance } = caseOf<FiniteInputs, FiniteOutputs, { peak_rel: number; t_peak_s: number }>(
      id,
    );
    const release = { windMps: inputs.advection_wind_m_s, durationS: inputs.duration_s, stability: inputs.stability };
    const plume = {
      rateKgPerS: inputs.rate_kg_s,
      windMps: inputs.advection_wind_m_s,
      heightM: inputs.height_m,
      stability: inputs.stability,
      terrain: models.terrainOf(inputs.roughness_m),
    };
    return outputs.peaks.flatMap(({ x_m: x, peak_kg_m3: peak, t_peak_s: time, steady_kg_m3: steady }) => {
      const about = (quantity: string) => ({ caseId: id, quantity: `${quantity} at ${x} m` });
      const actualSteady = models.plumeConcentration(plume, { x, y: 0, z: 0 });
      const seen = highestShare(models, release, x);
      const checks = [
        relative(about("peak"), peak, actualSteady * models.peakShare(release, x), tolerance.peak_rel),
        relative(about("peak seen in time"), peak, actualSteady * seen.share, tolerance.peak_rel),
      ];
      if (peak < PLATEAU * steady)
        checks.push(absolute(about("time of peak"), time, seen.timeS, tolerance.t_peak_s, "s"));
      return checks;
    });
  });
}

function highestShare(
  models: typeof Models,
  release: Parameters<typeof Models.shareAt>[0],
  x: number,
): { readonly share: number; readonly timeS: number } {
  const last = (2 * x) / release.windMps + 2 * release.durationS;
  let best = { share: 0, timeS: 0 };
  for (let i = 1; i <= TIME_STEPS; i++) {
    const timeS = (last * i) / TIME_STEPS;
    const share = models.shareAt(release, x, timeS);
    if (share > best.share) best = { share, timeS };
  }
  return best;
}
