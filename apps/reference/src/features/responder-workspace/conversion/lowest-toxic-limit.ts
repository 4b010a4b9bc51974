import { mgPerM3ToPpm, type ChemicalRecord, type ExposureLimit } from "@placard/hazmat-core";

/**
 * IDLH, or the mildest limit known, when it lies below a turn-back reading in ppm; `null` when none does. A limit in
 * mg/m³ is compared at 25 °C, as its source converts it.
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
