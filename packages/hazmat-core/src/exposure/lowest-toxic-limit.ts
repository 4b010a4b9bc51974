import type { ExposureLimit } from "../record/chemical-record.ts";

/**
 * The toxic limit that comes before a turn-back reading: the IDLH, or the mildest limit on file, when it lies below.
 *
 * Only limits in ppm are compared; the LEL is no toxic limit.
 *
 * @param limits - the exposure limits of a record, worst first
 * @param readingPpm - the reading at which to turn back, ppm
 * @returns `null` when no limit on file lies below the reading, which does not say that there is none
 * @example
 * const ammonia = await bundledChemicalSource().record("cas:7664-41-7");
 * ammonia && lowestToxicLimit(ammonia.exposure, 15_000)?.value; // 300
 */
export function lowestToxicLimit(limits: readonly ExposureLimit[], readingPpm: number): ExposureLimit | null {
  const below = limits.filter(({ id, unit, value }) => id !== "lel" && unit === "ppm" && value < readingPpm);
  return below.find(({ id }) => id === "idlh") ?? below.at(-1) ?? null;
}
