import { HEAVY_FROM, PASSIVE_BELOW } from "../richardson.ts";

/**
 * How passive a layer is by its Richardson number, from 1 (only the air controls mixing) at 0.1 and below, to 0
 * (density controls mixing) at 1 and above.
 *
 * Smooth in the logarithm. At 1, density reduces mixing by a tenth, so the heavy-gas model applies unchanged above; at
 * 0.1 by a hundredth.
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
