import type { ChemicalRecord, ExposureLimit } from "../record/chemical-record.ts";
import { mgPerM3ToPpm } from "./concentration.ts";

/**
 * The toxic limit that comes before a turn-back reading: the IDLH, or the mildest limit on file, when it lies below.
 *
 * A limit in mg/m³ is compared at 25 °C, as its source converts it; without a molar mass on file it is passed over. The
 * LEL is no toxic limit.
 *
 * @param record - whose limits are meant
 * @param readingPpm - the reading at which to turn back, ppm
 * @returns `null` when no limit on file lies below the reading, which does not say that there is none
 * @example
 * const ammonia = await bundledChemicalSource().record("cas:7664-41-7");
 * ammonia && lowestToxicLimit(ammonia, 15_000)?.value; // 300
 */
export function lowestToxicLimit(record: ChemicalRecord, readingPpm: number): ExposureLimit | null {
  const below = record.exposure.filter((limit) => limit.id !== "lel" && isBelow(limit, record, readingPpm));
  return below.find(({ id }) => id === "idlh") ?? below.at(-1) ?? null;
}

function isBelow({ unit, value }: ExposureLimit, { constants }: ChemicalRecord, readingPpm: number): boolean {
  if (unit === "ppm") return value < readingPpm;
  const molarMass = constants.molarMassGPerMol?.value;
  return unit === "mg/m³" && molarMass !== undefined && mgPerM3ToPpm({ mgPerM3: value, molarMass }) < readingPpm;
}
