import { onTestFinished, vi } from "vitest";

interface Timeout {
  readonly ms: number;
  /** Aborts its signal, like the runtime after the timeout. */
  readonly expire: () => void;
}

/** Replaces `AbortSignal.timeout` until the test ends, so that the test decides when the time is up. */
export function controlTimeouts(): { readonly started: readonly Timeout[] } {
  const started: Timeout[] = [];
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    const expire = (): void => controller.abort(new DOMException("The operation timed out.", "TimeoutError"));
    started.push({ ms, expire });
    return controller.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return { started };
}

/** Never answers. Rejects when its signal aborts, like `fetch`. */
export const neverAnswer = async (_url: URL, { signal }: { readonly signal: AbortSignal }): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
