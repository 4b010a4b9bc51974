import type { ChemicalRecord, ExposureLimit } from "../record/chemical-record.ts";
import { mgPerM3ToPpm } from "./concentration.ts";

/**
 * Every toxic limit that a gas has reached, the lowest first: AEGL and IDLH, never the LEL.
 *
 * A limit in mg/m³ is compared at 25 °C, as its source converts it; without a molar mass on file it is passed over.
 *
 * @param record - whose limits are meant
 * @param gasPpm - of the gas itself, ppm: a meter's reading times its correction factor
 * @returns an empty list when no limit on file is reached, which does not say that there is none
 * @example
 * const ammonia = await bundledChemicalSource().record("cas:7664-41-7");
 * ammonia && toxicLimitsReached(ammonia, 300).map(({ id }) => id); // ["aegl-1", "aegl-2", "idlh"]
 */
export function toxicLimitsReached(record: ChemicalRecord, gasPpm: number): readonly ExposureLimit[] {
  return record.exposure.filter((limit) => limit.id !== "lel" && isReached(limit, record, gasPpm)).toReversed();
}

function isReached({ unit, value }: ExposureLimit, { constants }: ChemicalRecord, gasPpm: number): boolean {
  if (unit === "ppm") return value <= gasPpm;
  const molarMass = constants.molarMassGPerMol?.value;
  return unit === "mg/m³" && molarMass !== undefined && mgPerM3ToPpm({ mgPerM3: value, molarMass }) <= gasPpm;
}
