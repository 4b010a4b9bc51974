import type { SceneConditions } from "./isolation-answer.ts";

const isWindSpeed = (windKph: number | undefined): windKph is number =>
  windKph !== undefined && Number.isFinite(windKph) && windKph >= 0;

const isAmong = <T extends string>(value: T | undefined, allowed: readonly T[]): value is T =>
  value !== undefined && allowed.includes(value);

/**
 * The conditions as the tables can use them. A wind that is not a speed, a time that is neither day nor night, a spill or
 * a state that no table knows counts as not told: the worst row is then taken and named, never a row by accident.
 *
 * @param given - of the scene, perhaps from a form or the wire
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
