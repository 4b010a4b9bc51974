const MAX_STEPS = 200;

/**
 * Finds a root of a continuous function between two points where it has opposite signs.
 *
 * Brent's method: inverse quadratic or secant steps if they help, otherwise bisection, so that it never leaves the
 * bracket and always ends.
 *
 * @param tolerance - the root lies within this of the result
 * @see R. P. Brent, Algorithms for Minimization without Derivatives, 1973, chapter 4
 * @example
 * rootBetween((x) => x * x - 2, 0, 2, 1e-12); // ≈ 1.414213562373
 */
export function rootBetween(f: (x: number) => number, from: number, to: number, tolerance: number): number {
  let [a, b, c] = [from, to, from]; // b is the best estimate, a the previous one, c on the other side of the root
  let [fa, fb] = [f(a), f(b)];
  let fc = fa;
  let [step, stepBefore] = [b - a, b - a];
  for (let i = 0; i < MAX_STEPS; i++) {
    if (fb > 0 === fc > 0) {
      [c, fc] = [a, fa];
      step = stepBefore = b - a;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const half = (c - b) / 2;
    if (Math.abs(half) <= tolerance || fb === 0) break;
    const quick =
      Math.abs(stepBefore) > tolerance && Math.abs(fa) > Math.abs(fb) ? interpolation(a, b, c, fa, fb, fc) : null;
    const isSafe =
      quick !== null && 2 * Math.abs(quick) < Math.min(3 * Math.abs(half), Math.abs(stepBefore)) && quick * half > 0;
    stepBefore = isSafe ? step : half;
    step = isSafe ? quick : half;
    [a, fa] = [b, fb];
    b += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    fb = f(b);
  }
  return b;
}

/** The step from b to the zero of a secant, or of a parabola through three points. */
function interpolation(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  const s = fb / fa;
  if (a === c) return (s * (b - a)) / (1 - s);
  const [q, r] = [fa / fc, fb / fc];
  const p = s * ((c - b) * q * (q - r) - (b - a) * (r - 1));
  return -p / ((q - 1) * (r - 1) * (s - 1));
}
