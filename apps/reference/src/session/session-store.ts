import { readStored, writeStored } from "../lib/device/stored-json.ts";
import { parseProfile, type SessionProfile } from "./profile.ts";

export type SessionState =
  | { readonly status: "loading" }
  | { readonly status: "signed-out"; readonly reason: "none" | "logged-out" | "expired" }
  | { readonly status: "signed-in"; readonly profile: SessionProfile };

export const PROFILE_STORAGE_KEY = "placard.profile";
/** Marks that the last session expired. After a logout other tabs discard their input; after an expiry they keep it. */
const EXPIRED_STORAGE_KEY = "placard.session-expired";

/** Time to wait for an unresponsive server if this device knows the last user, ms. */
const RESPONSE_TIMEOUT_MS = 3000;

/** The server's answer about the signed-in user. */
export type SessionAnswer =
  | { readonly kind: "profile"; readonly profile: SessionProfile }
  | { readonly kind: "nobody" }
  | { readonly kind: "unreachable" };

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Asks the server who is signed in. Without a response the profile stored on this device is used, so that work
   * continues offline. Waits at most `PATIENCE_MS` for a server that does not respond; a later response still applies.
   */
  readonly restore: (ask: () => Promise<SessionAnswer>) => Promise<void>;
  readonly begin: (profile: SessionProfile) => void;
  readonly end: (reason: "logged-out" | "expired") => void;
}

/**
 * The session of this tab and, through storage, of all tabs. Stores only the profile, never the secret.
 *
 * @param storage - shared between tabs
 * @param tabs - target of the `storage` events of other tabs; the window
 */
export function createSessionStore(storage: Storage, tabs: Pick<Window, "addEventListener">): SessionStore {
  let state: SessionState = { status: "loading" };
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    if (next.status === "signed-out" && state.status === "signed-out") return;
    state = next;
    for (const listener of listeners) listener();
  }

  const stored = () => readStored(storage, PROFILE_STORAGE_KEY, parseProfile);
  const hasExpired = () => readStored(storage, EXPIRED_STORAGE_KEY, (value) => value === true) ?? false;

  function begin(profile: SessionProfile): void {
    writeStored(storage, EXPIRED_STORAGE_KEY, null);
    writeStored(storage, PROFILE_STORAGE_KEY, profile);
    become({ status: "signed-in", profile });
  }

  function forget(reason: "none" | "logged-out" | "expired"): void {
    // Written before the profile is removed, because that removal notifies the other tabs. A start without a user is
    // not a logout either.
    writeStored(storage, EXPIRED_STORAGE_KEY, reason === "logged-out" ? null : true);
    writeStored(storage, PROFILE_STORAGE_KEY, null);
    become({ status: "signed-out", reason });
  }

  tabs.addEventListener("storage", (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== PROFILE_STORAGE_KEY && event.key !== null) return;
    const profile = stored();
    if (profile !== null) become({ status: "signed-in", profile });
    else become({ status: "signed-out", reason: hasExpired() ? "expired" : "logged-out" });
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore(ask) {
      let stateAtRequest = state;
      const waiting = setTimeout(() => {
        const profile = stored();
        if (state !== stateAtRequest || profile === null) return;
        become({ status: "signed-in", profile });
        stateAtRequest = state;
      }, RESPONSE_TIMEOUT_MS);
      const answer = await ask();
      clearTimeout(waiting);
      // Someone may have signed in during the request: the newer state wins.
      if (state !== stateAtRequest) return;
      const profile = answer.kind === "unreachable" ? stored() : answer.kind === "profile" ? answer.profile : null;
      if (profile === null) forget(state.status === "loading" ? "none" : "expired");
      else if (!isSame(profile, state)) begin(profile);
    },
    begin,
    end: forget,
  };
}

const isSame = (profile: SessionProfile, state: SessionState): boolean =>
  state.status === "signed-in" && JSON.stringify(state.profile) === JSON.stringify(profile);
