/**
 * A root of a continuous function between two points where it has opposite signs, by regula falsi with Illinois damping:
 * quick, and never outside the bracket.
 *
 * @param tolerance - stops when a step is smaller than this
 */
export function rootBetween(f: (x: number) => number, from: number, to: number, tolerance: number): number {
  let [a, b] = [from, to];
  let [fa, fb] = [f(a), f(b)];
  for (let i = 0; i < 100 && fb !== 0; i++) {
    const span = fb - fa;
    const x = span === 0 ? (a + b) / 2 : b - (fb * (b - a)) / span;
    const moved = Math.abs(x - b);
    const fx = f(x);
    if (fx * fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [x, fx];
    if (moved < tolerance) break;
  }
  return b;
}
