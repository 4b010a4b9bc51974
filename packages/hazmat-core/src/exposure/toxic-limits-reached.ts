import type { ChemicalRecord, ExposureLimit } from "../record/chemical-record.ts";
import { mgPerM3ToPpm } from "./concentration.ts";

/**
 * Returns the toxic limits that a concentration has reached, lowest first: AEGL and IDLH, never the LEL. A limit in
 * mg/m³ is converted at 25 °C, as its source does; without a molar mass on file it is skipped.
 *
 * @param record - record of the gas
 * @param gasPpm - concentration of the gas in ppm: meter reading × correction factor
 * @returns an empty list if no limit on file is reached; other limits may exist
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
