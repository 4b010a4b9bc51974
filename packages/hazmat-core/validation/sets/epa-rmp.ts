import { relative, type Check } from "../compare.ts";
import { EPA_RMP_TABLE_1 } from "../fixtures.ts";
import type * as Models from "../models.ts";

const KG_PER_S_PER_LB_PER_MIN = 0.00755987;
const METRES_PER_MILE = 1609.344;
/** Slightly more than the table's end of 25 miles, m. */
const FARTHEST = 60_000;
/** The first two rows are 0.1 and 0.2 mile, printed to one figure. */
const FIRST_ROW = 2;
/** The table is rounded to a tenth of a mile or more: within a quarter, or within 0.05 mile. */
const RELATIVE_SLACK = 0.25;
const MILES_SLACK = 0.05;

/** EPA's worst case: ground level, 10 minutes, F, 1.5 m/s, open country; endpoint 1 mg/L. */
export function epaRmpChecks(models: typeof Models): readonly Check[] {
  const air = { temperatureK: 298.15, pressurePa: 101_325 };
  const molarMass = models.MOLAR_MASS_AIR;
  const endpoint = models.ppmOf(1e-3, molarMass, air); // 1 mg/L = 1e-3 kg/m³
  return EPA_RMP_TABLE_1.slice(FIRST_ROW).map(([rateOverEndpoint, miles]) => {
    const plume = {
      rateKgPerS: rateOverEndpoint * KG_PER_S_PER_LB_PER_MIN,
      windMps: 1.5,
      heightM: 0,
      stability: "F" as const,
      terrain: "rural" as const,
    };
    const field = models.gaussianField(plume, { molarMass, durationS: 600, air });
    const far = models.contourOf(field, models.scanCentreline(field, FARTHEST), endpoint)?.farM ?? NaN;
    const about = { caseId: "EPA-RMP-1", quantity: `miles at ${rateOverEndpoint} (lb/min)/(mg/L)` };
    return relative(about, miles, far / METRES_PER_MILE, Math.max(RELATIVE_SLACK, MILES_SLACK / miles));
  });
}
