import { dataSource } from "../../data/data-source.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import type { Figure } from "../../provenance/figure.ts";
import { ICE_POINT } from "../../units/constants.ts";

/** Difference from which two boiling points are shown as a disagreement, K. */
const BOILING_POINT_DISPUTE_K = 15;

/** Boiling points on file in °C, the occupational source first. */
export function boilingPointsOf(of: StoredSubstance): readonly Figure[] {
  const read: Figure[] = [];
  if (of.bpC !== undefined) read.push({ value: of.bpC[0], unit: "°C", source: dataSource(of.bpC[1], of.npg) });
  if (of.tbK !== undefined) {
    const value = Number((of.tbK[0] - ICE_POINT).toFixed(2));
    read.push({ value, unit: "°C", source: dataSource(of.tbK[1]) });
  }
  return read;
}

/** Temperature at which the vapour-pressure curve reaches one atmosphere, °C. */
function curveC(of: StoredSubstance): number | null {
  return of.tbCurveK === undefined ? null : of.tbCurveK[0] - ICE_POINT;
}

/**
 * True if a boiling point is below the melting point and no vapour-pressure curve confirms it: a value at reduced
 * pressure, or one of the two is wrong. If confirmed, it is the sublimation point.
 */
export function isBelowMelting(of: StoredSubstance, point: Figure): boolean {
  if (of.mpC === undefined || point.value >= of.mpC[0]) return false;
  const curve = curveC(of);
  return curve === null || Math.abs(point.value - curve) > BOILING_POINT_DISPUTE_K;
}

/** True if the boiling points on file differ too much to be the same quantity. */
export function isBoilingPointDisputed(points: readonly Figure[]): boolean {
  const [first, second] = points;
  return first !== undefined && second !== undefined && Math.abs(first.value - second.value) > BOILING_POINT_DISPUTE_K;
}

/**
 * The boiling point for calculations: of two disputed ones, the one closer to the temperature at which the
 * vapour-pressure curve reaches one atmosphere; without a curve the lower one, which gives the larger release. One
 * below the melting point that no curve confirms is not used.
 */
export function boilingPointOf(of: StoredSubstance): Figure | null {
  const points = boilingPointsOf(of).filter((point) => !isBelowMelting(of, point));
  const [first, second] = points;
  if (first === undefined) return null;
  if (second === undefined || !isBoilingPointDisputed(points)) return first;
  const curve = curveC(of);
  if (curve === null) return first.value <= second.value ? first : second;
  return Math.abs(first.value - curve) <= Math.abs(second.value - curve) ? first : second;
}
