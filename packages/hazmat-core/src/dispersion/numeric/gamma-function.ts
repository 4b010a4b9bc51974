/** Lanczos's coefficients for g = 7, n = 9: fifteen digits for arguments above 0.5 [Godfrey 2001]. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
const LANCZOS_G = 7;

/**
 * Calculates the gamma function.
 *
 * @param x - 0.5 or more
 * @example
 * gamma(5); // ≈ 24
 */
export function gamma(x: number): number {
  const z = x - 1;
  const t = z + LANCZOS_G + 0.5;
  const sum = LANCZOS.reduce((total, c, i) => (i === 0 ? c : total + c / (z + i)), 0);
  return Math.sqrt(2 * Math.PI) * t ** (z + 0.5) * Math.exp(-t) * sum;
}
