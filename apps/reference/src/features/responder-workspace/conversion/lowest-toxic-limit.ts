import type { ChemicalRecord, ExposureLimit } from "@placard/hazmat-core";

/** IDLH, or the mildest limit known, when it lies below a turn-back reading in ppm; `null` when none does. */
export function lowestToxicLimit(record: ChemicalRecord, readingPpm: number): ExposureLimit | null {
  const below = record.exposure.filter(({ id, unit, value }) => id !== "lel" && unit === "ppm" && value < readingPpm);
  return below.find(({ id }) => id === "idlh") ?? below.at(-1) ?? null;
}
