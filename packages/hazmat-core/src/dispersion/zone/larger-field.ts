import type { PlumeField } from "./plume-field.ts";

/** The maximum of two fields at every position, for a result that is safe in both cases. */
export function largerField(one: PlumeField, other: PlumeField): PlumeField {
  return {
    firstM: Math.min(one.firstM, other.firstM),
    sourceCloud: {
      upwindM: Math.max(one.sourceCloud?.upwindM ?? 0, other.sourceCloud?.upwindM ?? 0),
      sideM: Math.max(one.sourceCloud?.sideM ?? 0, other.sourceCloud?.sideM ?? 0),
    },
    heavyToM: Math.max(one.heavyToM, other.heavyToM),
    centrelinePpm: (x) => Math.max(one.centrelinePpm(x), other.centrelinePpm(x)),
    halfWidthM: (x, ppm) => Math.max(one.halfWidthM(x, ppm), other.halfWidthM(x, ppm)),
    groundPpm: (x, y) => Math.max(one.groundPpm(x, y), other.groundPpm(x, y)),
  };
}
