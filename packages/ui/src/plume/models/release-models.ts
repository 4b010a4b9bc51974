import { err, ok, type ReleaseData, type ReleaseRefusal, type Result } from "@placard/hazmat-core";
import type {
  CrosswindPoints,
  IdentifiedRelease,
  ReleaseRequest,
  ReleaseResponse,
} from "@placard/hazmat-core/dispersion";

/** Models releases, on this thread or another. Rejects when it broke. */
export interface ReleaseModels {
  readonly model: (release: IdentifiedRelease) => Promise<Result<ReleaseData, ReleaseRefusal>>;
  /** The profile across the wind, `xM` metres downwind; no points where the release was refused. */
  readonly crosswind: (release: IdentifiedRelease, xM: number) => Promise<CrosswindPoints>;
  /** They run beside the page and cost no network: a filled form is modelled while no one has pressed yet. */
  readonly isAside?: boolean;
}

/** @param ask - answers one request, as `createReleaseHandler` does */
export function modelsBy(ask: (request: ReleaseRequest) => Promise<ReleaseResponse>): ReleaseModels {
  return {
    async model(release) {
      const response = await ask({ kind: "model", release });
      if (response.kind === "modelled") return ok(response.data);
      if (response.kind === "refused") return err(response.refusal);
      throw new Error("The model returned the result of another request. Reload the page.");
    },
    async crosswind(release, xM) {
      const response = await ask({ kind: "crosswind", release, xM });
      return response.kind === "crosswind" ? response.points : [];
    },
  };
}

/** Models on the thread of the page: nothing to set up, and a moment's standstill for a large release. */
export function mainThreadModels(): ReleaseModels {
  // The models are large: they come with the first release.
  const load = async () => (await import("@placard/hazmat-core/dispersion")).createReleaseHandler();
  let handler: ReturnType<typeof load> | null = null;
  return modelsBy(async (request) => {
    handler ??= load().catch((error: unknown) => {
      handler = null; // brought by the next release
      throw error;
    });
    return (await handler)(request);
  });
}
