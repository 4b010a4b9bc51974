import { requireRange } from "../../identity/require-range.ts";

/**
 * Calculates the indoor concentration while a cloud is outside and after it has passed. Assumes a single room with a
 * constant air change rate and no deposition on surfaces.
 *
 * @param outdoor - outdoor concentration while the cloud is present, in any unit
 * @param cloud - duration of the cloud and time of interest, both in seconds after its arrival
 * @param exchangesPerHour - air changes per hour, greater than 0
 * @returns in the unit of `outdoor`
 * @throws RangeError for a negative concentration or duration, or no exchange of air
 * @see [TM43] section 4.6: dci/dt = (co − ci) / τ
 * @example
 * indoorConcentration(100, { durationS: 3600, timeS: 3600 }, 1); // ≈ 63.21205588
 */
export function indoorConcentration(
  outdoor: number,
  cloud: { readonly durationS: number; readonly timeS: number },
  exchangesPerHour: number,
): number {
  requireRange("Concentration outside", outdoor, 0, Number.MAX_VALUE);
  requireRange("Duration of the cloud, s", cloud.durationS, 0, Number.MAX_VALUE);
  requireRange("Time, s", cloud.timeS, -Number.MAX_VALUE, Number.MAX_VALUE);
  requireRange("Air changes per hour", exchangesPerHour, Number.MIN_VALUE, Number.MAX_VALUE);
  const tau = 3600 / exchangesPerHour; // s
  const during = Math.min(Math.max(cloud.timeS, 0), cloud.durationS);
  const peak = outdoor * -Math.expm1(-during / tau); // [TM43 4.6] while the cloud is present
  return peak * Math.exp(-Math.max(0, cloud.timeS - cloud.durationS) / tau); // [TM43 4.6] after the cloud
}
