/** Pascals per millimetre of mercury. */
export const PASCALS_PER_MMHG = 133.322;

/**
 * Converts mmHg to Pa.
 *
 * @example
 * mmHgToPascals(760); // ≈ 101324.72
 */
export function mmHgToPascals(mmHg: number): number {
  return mmHg * PASCALS_PER_MMHG;
}

/**
 * Converts Pa to mmHg.
 *
 * @example
 * pascalsToMmHg(133.322); // 1
 */
export function pascalsToMmHg(pascals: number): number {
  return pascals / PASCALS_PER_MMHG;
}
