import type { SceneConditions } from "./isolation-answer.ts";

const isWindSpeed = (windKph: number | undefined): windKph is number =>
  windKph !== undefined && Number.isFinite(windKph) && windKph >= 0;

const isAmong = <T extends string>(value: T | undefined, allowed: readonly T[]): value is T =>
  value !== undefined && allowed.includes(value);

/**
 * The conditions in a form that the tables can use. An invalid wind speed, an invalid time of day, and an unknown spill
 * size or state count as not given: the worst row is then used and named, never a row by accident.
 *
 * @param given - conditions of the scene, possibly from a form or request
 */
export function usableConditions(given: SceneConditions): SceneConditions {
  const { state, spill, container, time, windKph, guide } = given;
  return {
    ...(isAmong(state, ["solid", "liquid", "gas"]) ? { state } : {}),
    ...(isAmong(spill, ["small", "large"]) ? { spill } : {}),
    ...(typeof container === "string" && container.trim() !== "" ? { container } : {}),
    ...(isAmong(time, ["day", "night"]) ? { time } : {}),
    ...(isWindSpeed(windKph) ? { windKph } : {}),
    ...(typeof guide === "string" && guide.trim() !== "" ? { guide } : {}),
  };
}
