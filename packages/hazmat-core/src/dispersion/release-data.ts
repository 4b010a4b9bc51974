import { ok, type Result } from "../identity/result.ts";
import type { Metres } from "../units/length.ts";
import { modelReleaseOf } from "./model-release-of.ts";
import type { ModelledRelease, ReleaseData, ReleaseRefusal, ResolvedReleaseInput } from "./release.ts";

/**
 * A modelled release as plain data, to be posted from a worker or stored: without functions, with the centreline drawn
 * up. For a crosswind profile ask {@link crosswindProfile} on either side.
 */
export function releaseData(modelled: ModelledRelease): ReleaseData {
  const { crosswind: _crosswind, centreline, ...data } = modelled;
  return { ...data, centrelinePoints: centreline() };
}

/**
 * Concentration across the wind at a distance, from the input alone: models the release again, which costs what
 * {@link modelReleaseOf} costs.
 *
 * @param xM - m downwind, greater than 0
 * @returns pairs of [y in m, ppm], symmetric about 0, or the refusal of the model
 */
export function crosswindProfile(
  input: ResolvedReleaseInput,
  xM: Metres,
): Result<readonly (readonly [yM: Metres, ppm: number])[], ReleaseRefusal> {
  const answer = modelReleaseOf(input);
  return answer.ok ? ok(answer.value.crosswind(xM)) : answer;
}
