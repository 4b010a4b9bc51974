/**
 * Events of a stream: the stream opened and everything can be reloaded, a part of the incident changed, or an incident
 * of the department was opened or ended. The stream of a department sends only the first and the last event.
 */
export const INCIDENT_EVENTS = ["open", "log", "plan", "checklists", "status", "people", "incidents"] as const;
export type IncidentEvent = (typeof INCIDENT_EVENTS)[number];

/**
 * `connecting`: state not known yet. `lost`: changes by others are not received. `refused`: the server responds but
 * refuses the stream, because too many are open or the department is not approved; all data is reloaded at intervals
 * instead.
 */
export type LiveState = "connecting" | "live" | "lost" | "refused";

/** Status codes of a refused stream: not approved, too many streams. */
const REFUSED: ReadonlySet<number> = new Set([403, 429]);

interface IncidentListener {
  readonly onEvent: (event: IncidentEvent) => void;
  readonly onState: (state: LiveState) => void;
}

/** The server sends a beat every 25 s: a connection that is silent for longer than this is dead. */
const SILENCE_TIMEOUT_MS = 60_000;
/** Time to wait for the first event, which a reachable server sends immediately. */
const FIRST_EVENT_TIMEOUT_MS = 15_000;
/**
 * Delay before reconnecting after a refusal or a dead connection. Doubles with each failure in a row, up to the
 * maximum. After a short interruption the browser reconnects by itself and sends its last event ID.
 */
const RECONNECT_MS = 5_000;
const MAX_RECONNECT_MS = 60_000;

/**
 * Listens to the stream of an incident or a department until stopped. After an interruption the browser reconnects with
 * `Last-Event-ID`; if it gives up, a new stream starts with `open`, so that everything is reloaded.
 *
 * @param url - URL of the stream
 * @returns function that stops listening
 */
export function listenToIncident(url: string, { onEvent, onState }: IncidentListener): () => void {
  let source: EventSource | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let waitMs = RECONNECT_MS;
  let isRefused = false;
  const stopped = new AbortController();

  function begin(): void {
    clearTimeout(again);
    clearTimeout(silence);
    source?.close();
    if (isRefused) onEvent("open"); // a refused stream reports no changes
    source = new EventSource(url, { withCredentials: true });
    silence = setTimeout(failedForGood, FIRST_EVENT_TIMEOUT_MS);
    source.addEventListener("error", failed);
    source.addEventListener("beat", noteActivity);
    for (const name of INCIDENT_EVENTS) {
      source.addEventListener(name, (event) => {
        // A failed connection fires `error`, never `open` with data; the browser's own `open` has no data.
        noteActivity();
        if (event instanceof MessageEvent) onEvent(name);
      });
    }
  }

  function noteActivity(): void {
    waitMs = RECONNECT_MS;
    isRefused = false;
    clearTimeout(silence);
    silence = setTimeout(failedForGood, SILENCE_TIMEOUT_MS);
    onState("live");
  }

  function failed(): void {
    if (!isRefused) onState("lost");
    if (source?.readyState !== EventSource.CLOSED) return;
    failedForGood();
    void askWhy();
  }

  /** The browser hides the response to an EventSource from the page, so the URL is requested once more. */
  async function askWhy(): Promise<void> {
    const enough = new AbortController();
    const signal = AbortSignal.any([stopped.signal, enough.signal]);
    const status = await fetch(url, { credentials: "include", signal }).then(
      (answer) => answer.status,
      () => null,
    );
    enough.abort(); // in case the response is a stream after all
    if (stopped.signal.aborted) return;
    isRefused = status !== null && REFUSED.has(status);
    if (source?.readyState === EventSource.CLOSED) onState(isRefused ? "refused" : "lost");
  }

  function failedForGood(): void {
    clearTimeout(silence);
    clearTimeout(again);
    if (!isRefused) onState("lost");
    source?.close();
    again = setTimeout(begin, waitMs);
    waitMs = Math.min(waitMs * 2, MAX_RECONNECT_MS);
  }

  const onOffline = (): void => onState("lost");
  window.addEventListener("online", begin);
  window.addEventListener("offline", onOffline);
  begin();
  return () => {
    window.removeEventListener("online", begin);
    window.removeEventListener("offline", onOffline);
    clearTimeout(silence);
    clearTimeout(again);
    source?.close();
    stopped.abort();
  };
}
