import { HEAVY_FROM, PASSIVE_BELOW } from "../richardson.ts";

/**
 * How passive a layer is, from 0 (density rules) to 1 (the air alone does), by its Richardson number.
 *
 * Smooth in the logarithm. At 1 density hinders mixing by a tenth, so everything above stays as the heavy-gas model has
 * it; at 0.1 by a hundredth.
 *
 * @example
 * passiveWeight(1); // 0
 * passiveWeight(0.1); // 1
 * passiveWeight(Math.sqrt(0.1)); // ≈ 0.5
 */
export function passiveWeight(richardson: number): number {
  if (richardson <= PASSIVE_BELOW) return 1;
  if (richardson >= HEAVY_FROM) return 0;
  const t = Math.log(richardson / PASSIVE_BELOW) / Math.log(HEAVY_FROM / PASSIVE_BELOW);
  return 1 - t * t * (3 - 2 * t);
}
