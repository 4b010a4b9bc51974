import type { Caller } from "@placard/api-client";
import { removeWorkingDrafts, type DraftTexts } from "./forms/drafts/drafts.ts";
import { forgetSealed } from "./lib/device/sealed-name.ts";
import { keysOf } from "./lib/device/stored-json.ts";
import { createAppRouter } from "./routes.tsx";
import { fetchSession } from "./session/fetch-session.ts";
import { removeAtLogout } from "./session/remove-at-logout.ts";
import { createSessionStore, type SessionAnswer, type SessionStore } from "./session/session-store.ts";

/** Services of the app, created once and passed down. */
export interface AppServices {
  readonly api: Caller;
  readonly session: SessionStore;
  readonly drafts: DraftTexts;
  readonly router: ReturnType<typeof createAppRouter>;
}

interface ServiceOptions {
  /** Storage of drafts. Defaults to local storage; `openDraftStorage` may return another. */
  readonly drafts?: DraftTexts;
  /** Router that was already created. */
  readonly router?: ReturnType<typeof createAppRouter>;
  /** Session request that is already running. By default a new request is sent. */
  readonly loadSession?: () => Promise<SessionAnswer>;
}

/** Prefix that `personOf` gives the key of a responder. */
const RESPONDER = "responder:";

/** Prefix of the dismissed notifications that an earlier version saved on the device. The server saves them now. */
const OLD_DISMISSED = "placard.dismissed:";

/** @param begun - services started earlier, or passed in by a test */
export function createAppServices(api: Caller, options: ServiceOptions = {}): AppServices {
  const {
    drafts = localStorage,
    router = createAppRouter(),
    loadSession = () => fetchSession(api, localStorage),
  } = options;
  for (const key of keysOf(localStorage, OLD_DISMISSED)) localStorage.removeItem(key);
  const session = createSessionStore(localStorage, window);
  removeAtLogout(session, (person) => {
    removeWorkingDrafts(drafts, person);
    if (person.startsWith(RESPONDER)) forgetSealed(person.slice(RESPONDER.length));
  });
  void session.restore(loadSession);
  return { api, session, drafts, router };
}
