import { requireRange } from "../../identity/require-range.ts";
import type { Metres } from "../../units/length.ts";
import { MODEL_REACH_M, MIN_DISTANCE } from "./contour.ts";
import type { PlumeField } from "./plume-field.ts";

const POINTS_ACROSS = 40; // number of points on each side of the axis
const POINTS_ALONG = 120;
/** The profile ends where the concentration is this fraction of the value on the axis. */
const EDGE_FRACTION = 0.001;
const PURE_GAS = 1e6; // ppm

/**
 * Ground-level crosswind concentration, symmetric about the axis, to a thousandth of the value on it.
 *
 * @param x - m downwind, 0 or more
 * @throws RangeError for an invalid distance
 * @returns 81 pairs of [y in m, ppm]; at most 1,000,000 ppm
 */
export function crosswindOf(field: PlumeField, x: Metres): readonly (readonly [y: Metres, ppm: number])[] {
  requireRange("Distance downwind, m", x, 0, Number.MAX_VALUE);
  const at = Math.max(x, MIN_DISTANCE, field.firstM);
  const centre = field.centrelinePpm(at);
  const edge = centre > 0 ? field.halfWidthM(at, centre * EDGE_FRACTION) : 0;
  return Array.from({ length: 2 * POINTS_ACROSS + 1 }, (_, i) => {
    const y = (edge * (i - POINTS_ACROSS)) / POINTS_ACROSS;
    return [y, Math.min(PURE_GAS, field.groundPpm(at, Math.abs(y)))] as const;
  });
}

/**
 * Ground-level concentration on the axis, at distances that increase by a constant ratio up to 10 km.
 *
 * @returns 121 pairs of [x in m, ppm]; at most 1,000,000 ppm
 */
export function centrelineOf(field: PlumeField): readonly (readonly [x: Metres, ppm: number])[] {
  const from = Math.max(MIN_DISTANCE, field.firstM);
  return Array.from({ length: POINTS_ALONG + 1 }, (_, i) => {
    const x = from * (MODEL_REACH_M / from) ** (i / POINTS_ALONG);
    return [x, Math.min(PURE_GAS, field.centrelinePpm(x))] as const;
  });
}
