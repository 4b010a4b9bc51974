/**
 * What a stream says: that it is open and everything may be read, which part of the incident has changed, or that one of
 * the department was opened or ended. The stream of a department says the first and the last alone.
 */
export const INCIDENT_EVENTS = ["open", "log", "plan", "checklists", "status", "people", "incidents"] as const;
export type IncidentEvent = (typeof INCIDENT_EVENTS)[number];

/**
 * `connecting`: not told yet. `lost`: what others do is not heard of now. `refused`: the server answers but gives no stream,
 * because too many are open or the department is not approved; everything is read again from time to time instead.
 */
export type LiveState = "connecting" | "live" | "lost" | "refused";

/** Refusals of a server that is there: not approved, too many streams. */
const REFUSED: ReadonlySet<number> = new Set([403, 429]);

interface IncidentListener {
  readonly onEvent: (event: IncidentEvent) => void;
  readonly onState: (state: LiveState) => void;
}

/** The server says a word every 25 s: a line that is silent for longer than this is dead. */
const SILENCE_MS = 60_000;
/** A server that is there says its first word at once. */
const FIRST_WORD_MS = 15_000;
/**
 * After a refusal or a dead line: doubled with each that follows without a word between, up to the longest. A cut is
 * corrected by the browser itself, which says where it was.
 */
const AGAIN_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Listens to the stream of an incident or a department for as long as it is wanted. A browser continues on its own after a cut, with
 * `Last-Event-ID`; where it gives up, a new stream begins with `open`, so that everything is read again.
 *
 * @param url - of the stream
 * @returns stops listening
 */
export function listenToIncident(url: string, { onEvent, onState }: IncidentListener): () => void {
  let source: EventSource | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let waitMs = AGAIN_MS;
  let isRefused = false;
  const stopped = new AbortController();

  function begin(): void {
    clearTimeout(again);
    clearTimeout(silence);
    source?.close();
    if (isRefused) onEvent("open"); // nobody says what has changed
    source = new EventSource(url, { withCredentials: true });
    silence = setTimeout(failedForGood, FIRST_WORD_MS);
    source.addEventListener("error", failed);
    source.addEventListener("beat", heard);
    for (const name of INCIDENT_EVENTS) {
      source.addEventListener(name, (event) => {
        // A browser that fails to connect says `error`, never `open` with data; its own `open` has none.
        heard();
        if (event instanceof MessageEvent) onEvent(name);
      });
    }
  }

  function heard(): void {
    waitMs = AGAIN_MS;
    isRefused = false;
    clearTimeout(silence);
    silence = setTimeout(failedForGood, SILENCE_MS);
    onState("live");
  }

  function failed(): void {
    if (!isRefused) onState("lost");
    if (source?.readyState !== EventSource.CLOSED) return;
    failedForGood();
    void askWhy();
  }

  /** A browser hides the answer to a stream from the page, so it is asked for once more. */
  async function askWhy(): Promise<void> {
    const enough = new AbortController();
    const signal = AbortSignal.any([stopped.signal, enough.signal]);
    const status = await fetch(url, { credentials: "include", signal }).then(
      (answer) => answer.status,
      () => null,
    );
    enough.abort(); // where it is a stream after all
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
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
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
