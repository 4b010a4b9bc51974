import type { ReleaseAnswer, ReleaseData, ReleaseRefusal, ResolvedReleaseInput } from "@placard/hazmat-core";

/** Pairs of [m from the centreline, ppm]. */
export type CrosswindPoints = readonly (readonly [yM: number, ppm: number])[];

/** A release by an id of the caller: the worker models one id once. */
export interface IdentifiedRelease {
  readonly id: string;
  readonly input: ResolvedReleaseInput;
}

export type ReleaseRequest =
  | { readonly kind: "model"; readonly release: IdentifiedRelease }
  | { readonly kind: "crosswind"; readonly release: IdentifiedRelease; readonly xM: number };

export type ReleaseResponse =
  | { readonly kind: "modelled"; readonly data: ReleaseData }
  | { readonly kind: "refused"; readonly refusal: ReleaseRefusal }
  | { readonly kind: "crosswind"; readonly points: CrosswindPoints };

/**
 * Answers the requests of one page, on the thread that calls it. The last release stays, so that its next profile costs
 * next to nothing.
 *
 * @example
 * const handle = createReleaseHandler();
 * addEventListener("message", async ({ data }) => postMessage({ id: data.id, response: await handle(data.request) }));
 */
export function createReleaseHandler(): (request: ReleaseRequest) => Promise<ReleaseResponse> {
  let last: { readonly id: string; readonly answer: Promise<ReleaseAnswer> } | null = null;
  return async ({ release, ...request }) => {
    // The models are large: they come with the first request.
    const { modelReleaseOf, releaseData } = await import("@placard/hazmat-core/dispersion");
    if (last?.id !== release.id) last = { id: release.id, answer: modelReleaseOf(release.input) };
    const answer = await last.answer;
    if (!answer.ok) return { kind: "refused", refusal: answer.error };
    if (request.kind === "model") return { kind: "modelled", data: releaseData(answer.value) };
    const isDistance = Number.isFinite(request.xM) && request.xM >= 0; // an emptied field is none
    return { kind: "crosswind", points: isDistance ? answer.value.crosswind(request.xM) : [] };
  };
}
