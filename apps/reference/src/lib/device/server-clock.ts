import { readStored, writeStored } from "./stored-json.ts";

const STORAGE_KEY = "placard.clock-offset";
/** The header tells whole seconds: on the average half a one has passed. */
const HALF_SECOND_MS = 500;

/** Difference of the server clock to this device, ms; from the last page until the server responds. */
let offsetMs = readStored(localStorage, STORAGE_KEY, (value) => (typeof value === "number" ? value : null)) ?? 0;

/** The server clock: used by everyone in an incident, regardless of their device clocks. */
export const serverClock = {
  /** ms since 1970-01-01 UTC. */
  now: (): number => Date.now() + offsetMs,
  iso: (): string => new Date(serverClock.now()).toISOString(),
  /**
   * Takes the time of an answer. What lies within its own uncertainty changes nothing, so that a clock does not jump about.
   *
   * @param date - the `Date` header of an answer that no cache gave
   * @param askedAt - when it was asked for, ms by the clock of this device
   */
  hear(date: string | null, askedAt: number, heardAt = Date.now()): void {
    const told = Date.parse(date ?? "");
    const restMs = heardAt - askedAt;
    // Below zero the device's clock was set in the meantime.
    if (Number.isNaN(told) || restMs < 0) return;
    const heardMs = told + HALF_SECOND_MS - (askedAt + heardAt) / 2;
    if (Math.abs(heardMs - offsetMs) <= HALF_SECOND_MS * 2 + restMs / 2) return;
    offsetMs = heardMs;
    writeStored(localStorage, STORAGE_KEY, heardMs);
  },
};

/** A `fetch` that hears of each answer what time the server has. */
export async function clockedFetch(url: string, init: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  const answer = await fetch(url, init);
  if (!answer.headers.has("Age")) serverClock.hear(answer.headers.get("Date"), askedAt);
  return answer;
}
