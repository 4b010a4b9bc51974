import { serverClock } from "../lib/device/server-clock.ts";

/** The request for the session that `src/theme.js` sends while the code of the app is still loading. */
interface EarlySession {
  /** Time of the request by this device's clock, ms. */
  readonly requestedAt: number;
  /** Time of the answer by this device's clock, ms; `null` until then. */
  readonly answeredAt: number | null;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    placardEarlySession?: EarlySession;
  }
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that answers the first request for the session with the early one, which saves a request in the row before
 * the first content. If that one failed, the session is requested again. All other requests are passed on.
 */
export function withEarlySession(fetch: Fetch): Fetch {
  return async (url, init) => {
    if (url !== "/api/session" || init.method !== "GET") return fetch(url, init);
    const early = window.placardEarlySession;
    delete window.placardEarlySession;
    if (early === undefined) return fetch(url, init);
    const answer = await Promise.race([early.answer.catch(() => null), whenAborted(init.signal ?? null)]);
    if (answer === null) return fetch(url, init);
    serverClock.hear(answer.headers.get("Date"), early.requestedAt, early.answeredAt ?? undefined);
    return answer;
  };
}

/** @throws the reason of the signal when it is aborted */
function whenAborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
