import { modelsBy, type ReleaseModels } from "./release-models.ts";
import type { ReleaseRequest, ReleaseResponse } from "@placard/hazmat-core/dispersion";

/** Subset of `Worker` that is used, so that tests can replace it. */
export type ReleaseThread = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** Models in a worker, so that the page stays responsive. */
export interface ReleaseRunner extends ReleaseModels {
  /** Loads the worker in advance, while online. */
  readonly warm: () => void;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (response: ReleaseResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Sends requests to a worker that answers with `createReleaseHandler` of `@placard/hazmat-core/dispersion`.
 *
 * @param start - starts the worker, in the form that the host's bundler supports
 * @example
 * const models = createReleaseRunner(() => new Worker(new URL("./release-worker.js", import.meta.url), { type: "module" }));
 */
export function createReleaseRunner(start: () => ReleaseThread): ReleaseRunner {
  const waiting = new Map<number, Waiting>();
  let thread: ReleaseThread | null = null;
  let count = 0;

  /** Rejects all pending requests, because no answer will arrive. */
  function fail(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

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
      opened.terminate();
      thread = null;
      fail(error);
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
    ...modelsBy(ask),
    isAside: true,
    warm() {
      thread ??= open();
    },
    stop() {
      thread?.terminate();
      thread = null;
      fail(new Error("The models were stopped."));
    },
  };
}
