import { err, ok, type ReleaseData, type ReleaseRefusal, type Result } from "@placard/hazmat-core";
import type { CrosswindPoints, IdentifiedRelease, ReleaseRequest, ReleaseResponse } from "./release-requests.ts";

/** The part of a `Worker` that is used, so that tests can stand one in. */
export type ReleaseThread = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export type RunAnswer = Result<ReleaseData, ReleaseRefusal>;

/** Asks the worker and waits for its answer. Rejects when the worker broke. */
export interface ReleaseRunner {
  readonly model: (release: IdentifiedRelease) => Promise<RunAnswer>;
  /** The profile across the wind, `xM` metres downwind; no points where the release was refused. */
  readonly crosswind: (release: IdentifiedRelease, xM: number) => Promise<CrosswindPoints>;
  /** Loads the worker before it is needed, while there is a network. */
  readonly warm: () => void;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (response: ReleaseResponse) => void;
  readonly reject: (error: Error) => void;
}

export function createReleaseRunner(start: () => ReleaseThread = startWorker): ReleaseRunner {
  const waiting = new Map<number, Waiting>();
  let thread: ReleaseThread | null = null;
  let count = 0;

  function open(): ReleaseThread {
    const opened = start();
    opened.addEventListener(
      "message",
      ({ data }: MessageEvent<{ readonly id: number; readonly response: ReleaseResponse }>) => {
        waiting.get(data.id)?.resolve(data.response);
        waiting.delete(data.id);
      },
    );
    opened.addEventListener("error", (event) => {
      const error = new Error(event instanceof ErrorEvent ? event.message : "The model stopped.");
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      opened.terminate();
      thread = null;
    });
    return opened;
  }

  function ask(request: ReleaseRequest): Promise<ReleaseResponse> {
    thread ??= open();
    const id = ++count;
    const answer = new Promise<ReleaseResponse>((resolve, reject) => waiting.set(id, { resolve, reject }));
    thread.postMessage({ id, request });
    return answer;
  }

  return {
    async model(release) {
      const response = await ask({ kind: "model", release });
      if (response.kind === "modelled") return ok(response.data);
      if (response.kind === "refused") return err(response.refusal);
      throw new Error("The model answered another question. Reload the page.");
    },
    async crosswind(release, xM) {
      const response = await ask({ kind: "crosswind", release, xM });
      return response.kind === "crosswind" ? response.points : [];
    },
    warm() {
      thread ??= open();
    },
    stop() {
      thread?.terminate();
      thread = null;
      waiting.clear();
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL("./release-worker.ts", import.meta.url), { type: "module" });
}
