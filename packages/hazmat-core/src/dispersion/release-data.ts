import { ok, type Result } from "../identity/result.ts";
import type { Metres } from "../units/length.ts";
import { refusal, refusedRelease } from "./input/refuse.ts";
import { modelReleaseOf } from "./model-release-of.ts";
import type { ModelledRelease, ReleaseData, ReleaseRefusal, ResolvedReleaseInput } from "./release.ts";

/**
 * Converts a modelled release to plain data without functions, to post it from a worker or store it. The centreline
 * becomes a list of points. Use {@link crosswindProfile} for crosswind profiles.
 *
 * @example
 * const answer = await modelReleaseOf({
 *   substance: { name: "Carbon monoxide", molarMass: 28.01, boilingPointC: -191.5 },
 *   release: { rateKgPerS: 0.5, heightM: 2, state: "gas" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 *   thresholds: [{ id: "aegl-2", ppm: 83 }],
 * });
 * answer.ok && structuredClone(releaseData(answer.value)).zones.length; // 1
 */
export function releaseData(modelled: ModelledRelease): ReleaseData {
  const { crosswind: _crosswind, centreline, ...data } = modelled;
  return { ...data, centrelinePoints: centreline() };
}

/**
 * Calculates the crosswind concentration at a distance. Models the release again, at the cost of {@link
 * modelReleaseOf}.
 *
 * @param xM - m downwind, greater than 0
 * @returns pairs of [y in m, ppm], symmetric about 0, or the refusal of the model
 * @example
 * const profile = await crosswindProfile({
 *   substance: { name: "Carbon monoxide", molarMass: 28.01, boilingPointC: -191.5 },
 *   release: { rateKgPerS: 0.5, heightM: 2, state: "gas" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 *   thresholds: [{ id: "aegl-2", ppm: 83 }],
 * }, 100);
 * profile.ok && profile.value.length % 2; // 1
 */
export async function crosswindProfile(
  input: ResolvedReleaseInput,
  xM: Metres,
): Promise<Result<readonly (readonly [yM: Metres, ppm: number])[], ReleaseRefusal>> {
  if (!(xM > 0 && xM < Infinity)) {
    return refusedRelease(refusal("outside_domain", "Enter a distance downwind greater than 0 m.", ["xM"]));
  }
  const answer = await modelReleaseOf(input);
  return answer.ok ? ok(answer.value.crosswind(xM)) : answer;
}
