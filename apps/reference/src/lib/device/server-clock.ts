import { readStored, writeStored } from "./stored-json.ts";

const STORAGE_KEY = "placard.clock-offset";
/** The header has whole seconds: on average, half a second has passed. */
const HALF_SECOND_MS = 500;

/** Difference of the server clock to this device, ms; the value of the last page until the server responds. */
let offsetMs = readStored(localStorage, STORAGE_KEY, (value) => (typeof value === "number" ? value : null)) ?? 0;

/** The server clock, used by everyone in an incident regardless of their device clocks. */
export const serverClock = {
  /** ms since 1970-01-01 UTC. */
  now: (): number => Date.now() + offsetMs,
  iso: (): string => new Date(serverClock.now()).toISOString(),
  /**
   * Updates the clock from a response. A difference within the measurement uncertainty changes nothing, so that the
   * clock does not jump.
   *
   * @param date - the `Date` header of a response that came from no cache
   * @param askedAt - time of the request by this device's clock, ms
   */
  hear(date: string | null, askedAt: number, heardAt = Date.now()): void {
    const serverMs = Date.parse(date ?? "");
    const restMs = heardAt - askedAt;
    // A negative duration means that the device's clock was set in the meantime.
    if (Number.isNaN(serverMs) || restMs < 0) return;
    const heardMs = serverMs + HALF_SECOND_MS - (askedAt + heardAt) / 2;
    if (Math.abs(heardMs - offsetMs) <= HALF_SECOND_MS * 2 + restMs / 2) return;
    offsetMs = heardMs;
    writeStored(localStorage, STORAGE_KEY, heardMs);
  },
};

/** A `fetch` that reads the server's time from each response. */
export async function clockedFetch(url: string, init: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  const answer = await fetch(url, init);
  if (!answer.headers.has("Age")) serverClock.hear(answer.headers.get("Date"), askedAt);
  return answer;
}
