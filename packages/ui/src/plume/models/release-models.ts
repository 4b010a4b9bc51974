import { err, ok, type ReleaseData, type ReleaseRefusal, type Result } from "@placard/hazmat-core";
import type {
  CrosswindPoints,
  IdentifiedRelease,
  ReleaseRequest,
  ReleaseResponse,
} from "@placard/hazmat-core/dispersion";

/** Runs the models, on this thread or another. Rejects if they fail. */
export interface ReleaseModels {
  readonly model: (release: IdentifiedRelease) => Promise<Result<ReleaseData, ReleaseRefusal>>;
  /** Returns the crosswind profile `xM` metres downwind; empty if the release was refused. */
  readonly crosswind: (release: IdentifiedRelease, xM: number) => Promise<CrosswindPoints>;
  /** True if the models run beside the page and without network, so that a completed form is calculated in advance. */
  readonly isAside?: boolean;
}

/** @param ask - answers one request, like `createReleaseHandler` */
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

/** Runs the models on the main thread. Needs no setup, but blocks the page for a moment for a large release. */
export function mainThreadModels(): ReleaseModels {
  // The models are large, so they load with the first release.
  const load = async () => (await import("@placard/hazmat-core/dispersion")).createReleaseHandler();
  let handler: ReturnType<typeof load> | null = null;
  return modelsBy(async (request) => {
    handler ??= load().catch((error: unknown) => {
      handler = null; // loaded by the next release
      throw error;
    });
    return (await handler)(request);
  });
}
