import { readStored, writeStored } from "./stored-json.ts";

const STORAGE_KEY = "placard.clock-offset";
/** The header has whole seconds: up to a second has passed. */
const SECOND_MS = 1000;

/** Difference of the server clock to this device, ms; the value of the last page until the server responds. */
let offsetMs = readStored(localStorage, STORAGE_KEY, (value) => (typeof value === "number" ? value : null)) ?? 0;
/** Limits of that difference according to the responses to this page, ms. Each response narrows them. */
let limits = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** The server clock, used by everyone in an incident regardless of their device clocks. */
export const serverClock = {
  /** ms since 1970-01-01 UTC. */
  now: (): number => Date.now() + offsetMs,
  iso: (): string => new Date(serverClock.now()).toISOString(),
  /**
   * Updates the clock from a response. A difference within the limits of all responses changes nothing, so that the
   * clock does not jump. A response that contradicts them shows that a clock was set, and starts new limits.
   *
   * @param date - the `Date` header of a response that came from no cache
   * @param askedAt - time of the request by this device's clock, ms
   */
  hear(date: string | null, askedAt: number, heardAt = Date.now()): void {
    const serverMs = Date.parse(date ?? "");
    // A negative duration means that the device's clock was set in the meantime.
    if (Number.isNaN(serverMs) || heardAt < askedAt) return;
    const heard = { min: serverMs - heardAt, max: serverMs + SECOND_MS - askedAt };
    const narrowed = { min: Math.max(limits.min, heard.min), max: Math.min(limits.max, heard.max) };
    limits = narrowed.min <= narrowed.max ? narrowed : heard;
    if (offsetMs >= limits.min && offsetMs <= limits.max) return;
    offsetMs = (limits.min + limits.max) / 2;
    writeStored(localStorage, STORAGE_KEY, offsetMs);
  },
};

/** A `fetch` that reads the server's time from each response. */
export async function clockedFetch(url: string, init: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  const answer = await fetch(url, init);
  if (!answer.headers.has("Age")) serverClock.hear(answer.headers.get("Date"), askedAt);
  return answer;
}
