import { relative, same, type Check } from "../compare.ts";
import { caseOf } from "../fixtures.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

interface Row {
  readonly chemical: string;
  readonly rate_kg_s: number;
  readonly u10: number;
  readonly stability: StabilityClass;
  readonly z0: number;
  readonly ustar: number;
  readonly Ri_c: number;
  readonly model: string;
}

/** Molar masses of the case's substances, g/mol. */
const MOLAR_MASS: Readonly<Record<string, number>> = { chlorine: 70.906, ammonia: 17.031, propane: 44.096 };
const AIR_PRESSURE = 101_325; // Pa

/** Friction velocity, critical Richardson number and the model that follows from it. */
export function selectionChecks(models: typeof Models): readonly Check[] {
  const one = caseOf<{ T_K: number }, { rows: Row[] }, { Ri_rel: number }>("RIC-1");
  return one.outputs.rows.flatMap((row) => {
    const about = (quantity: string) => ({
      caseId: one.id,
      quantity: `${quantity}, ${row.chemical} ${row.rate_kg_s} kg/s`,
    });
    const frictionVelocityMps = models.frictionVelocity({ speedMps: row.u10, heightM: 10 }, row.z0, row.stability);
    const molarMass = (MOLAR_MASS[row.chemical] ?? NaN) / 1000;
    const richardson = models.criticalRichardson({
      rateKgPerS: row.rate_kg_s,
      densityKgPerM3: models.gasDensity(molarMass, one.inputs.T_K, AIR_PRESSURE),
      airDensityKgPerM3: models.gasDensity(models.MOLAR_MASS_AIR, one.inputs.T_K, AIR_PRESSURE),
      wind10Mps: row.u10,
      frictionVelocityMps,
    });
    return [
      relative(about("u*"), row.ustar, frictionVelocityMps, one.tolerance.Ri_rel),
      relative(about("Ri"), row.Ri_c, richardson, one.tolerance.Ri_rel),
      same(about("model"), row.model, models.isHeavyGas(richardson) ? "heavy" : "gaussian"),
    ];
  });
}
