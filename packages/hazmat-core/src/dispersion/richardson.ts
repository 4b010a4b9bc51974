import type { Metres } from "../units/length.ts";
import { GRAVITY } from "./weather/air.ts";

// Critical Richardson number of a cloud: [TM43] section 4.4.1. ρ density of the cloud as released, ρa of air, E rate, U
// wind at 10 m, u* friction velocity, D pool diameter.

/** From this critical Richardson number, a cloud is heavy enough to flow by gravity [TM43 4.4.1]. */
export const HEAVY_FROM = 1;
/**
 * Below this, a cloud or layer is passive: its density changes mixing by less than a hundredth. Placard's own choice.
 */
export const PASSIVE_BELOW = 0.1;

/** Properties of a cloud that determine its Richardson number. SI units. */
export interface CloudAtSource {
  readonly rateKgPerS: number;
  readonly densityKgPerM3: number;
  readonly airDensityKgPerM3: number;
  readonly wind10Mps: number;
  readonly frictionVelocityMps: number;
  /** Only for vapour from a pool, m. */
  readonly poolDiameterM?: Metres;
}

/**
 * Critical Richardson number of a continuous release; negative for a gas lighter than air.
 *
 * @see [TM43] section 4.4.1
 */
export function criticalRichardson(cloud: CloudAtSource): number {
  const { rateKgPerS: rate, densityKgPerM3: density, airDensityKgPerM3: air, wind10Mps: wind } = cloud;
  const depth =
    cloud.poolDiameterM === undefined
      ? Math.sqrt((Math.PI * rate) / (4 * density * wind)) // [TM43 4.4.1] other continuous sources
      : rate / (density * wind * cloud.poolDiameterM); // [TM43 4.4.1] puddle
  return (GRAVITY * ((density - air) / air) * depth) / cloud.frictionVelocityMps ** 2;
}

/** True if the cloud flows by its own weight ("heavy gas"). */
export function isHeavyGas(richardson: number): boolean {
  return richardson >= HEAVY_FROM;
}

/** True if a cloud without a pool is passive from its source. */
export function isPassive(richardson: number): boolean {
  return richardson < PASSIVE_BELOW;
}
