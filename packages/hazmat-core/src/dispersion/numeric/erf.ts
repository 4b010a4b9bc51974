/** Above this argument 1 − erf is below 2e-16, the spacing of doubles near 1. */
const SATURATED = 5.9;
const TWO_OVER_SQRT_PI = 2 / Math.sqrt(Math.PI);

/**
 * Calculates the error function to 1e-14.
 *
 * All terms of Kummer's form of the series are positive, so nothing cancels.
 *
 * @param x - any number
 * @returns erf(x), −1 to 1
 * @see Abramowitz & Stegun 7.1.6
 * @example
 * erf(1); // ≈ 0.84270079294971
 */
export function erf(x: number): number {
  const magnitude = Math.abs(x);
  if (magnitude >= SATURATED) return Math.sign(x);
  const twoXSq = 2 * x * x;
  let term = magnitude;
  let sum = term;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= twoXSq / (2 * n + 1);
    sum += term;
  }
  return Math.sign(x) * Math.min(1, TWO_OVER_SQRT_PI * Math.exp(-x * x) * sum);
}
