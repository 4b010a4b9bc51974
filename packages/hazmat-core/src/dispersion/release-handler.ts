import { modelReleaseOf } from "./model-release-of.ts";
import { releaseData } from "./release-data.ts";
import type { ReleaseAnswer, ReleaseData, ReleaseRefusal, ResolvedReleaseInput } from "./release.ts";

/** Pairs of [m from the centreline, ppm]. */
export type CrosswindPoints = readonly (readonly [yM: number, ppm: number])[];

/** A release with an id chosen by the caller. A handler models each id only once. */
export interface IdentifiedRelease {
  readonly id: string;
  readonly input: ResolvedReleaseInput;
}

/** Number of cached releases: the displayed one and the one being edited. */
const MAX_CACHED = 2;

/** Request to a worker: plain data that can be posted. */
export type ReleaseRequest =
  | { readonly kind: "model"; readonly release: IdentifiedRelease }
  | { readonly kind: "crosswind"; readonly release: IdentifiedRelease; readonly xM: number };

/** Response of a worker: plain data that can be posted. */
export type ReleaseResponse =
  | { readonly kind: "modelled"; readonly data: ReleaseData }
  | { readonly kind: "refused"; readonly refusal: ReleaseRefusal }
  | { readonly kind: "crosswind"; readonly points: CrosswindPoints };

/**
 * Creates a function that answers the model requests of one page, in a worker or on the main thread. It caches the last
 * releases, so further profiles of the displayed one are fast.
 *
 * @example
 * const handle = createReleaseHandler();
 * const input = {
 *   substance: { name: "Quicklime", molarMass: 56.08 },
 *   release: { rateKgPerS: 1, heightM: 0, state: "solid" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 * };
 * await handle({ kind: "model", release: { id: "1", input } }); // includes { kind: "refused" }
 */
export function createReleaseHandler(): (request: ReleaseRequest) => Promise<ReleaseResponse> {
  const cache = new Map<string, Promise<ReleaseAnswer>>();
  return async ({ release, ...request }) => {
    const cached = cache.get(release.id) ?? modelReleaseOf(release.input);
    cache.delete(release.id);
    cache.set(release.id, cached); // the most recently requested release is removed last
    for (const id of [...cache.keys()].slice(0, -MAX_CACHED)) cache.delete(id);
    const answer = await cached;
    if (!answer.ok) return { kind: "refused", refusal: answer.error };
    if (request.kind === "model") return { kind: "modelled", data: releaseData(answer.value) };
    const isDistance = Number.isFinite(request.xM) && request.xM >= 0; // an emptied field is undefined
    return { kind: "crosswind", points: isDistance ? answer.value.crosswind(request.xM) : [] };
  };
}
