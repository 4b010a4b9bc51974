/**
 * What a stream says: that it is open and everything may be read, which part of the incident has changed, or that one of
 * the department was opened or ended. The stream of a department says the first and the last alone.
 */
export const INCIDENT_EVENTS = ["open", "log", "plan", "checklists", "status", "people", "incidents"] as const;
export type IncidentEvent = (typeof INCIDENT_EVENTS)[number];

/** `connecting`: not told yet. `lost`: what others do is not heard of now. */
export type LiveState = "connecting" | "live" | "lost";

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

  function begin(): void {
    clearTimeout(again);
    clearTimeout(silence);
    source?.close();
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
    clearTimeout(silence);
    silence = setTimeout(failedForGood, SILENCE_MS);
    onState("live");
  }

  function failed(): void {
    onState("lost");
    if (source?.readyState === EventSource.CLOSED) failedForGood();
  }

  function failedForGood(): void {
    clearTimeout(silence);
    clearTimeout(again);
    onState("lost");
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
  };
}
