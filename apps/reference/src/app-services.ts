import type { Caller } from "@placard/api-client";
import { forgetWorking, type DraftTexts } from "./forms/drafts/drafts.ts";
import { forgetSealed } from "./lib/device/sealed-name.ts";
import { createAppRouter } from "./routes.tsx";
import { askServer } from "./session/ask-server.ts";
import { keepPeopleApart } from "./session/keep-people-apart.ts";
import { createSessionStore, type SessionAnswer, type SessionStore } from "./session/session-store.ts";

/** Services of the app, created once and passed down. */
export interface AppServices {
  readonly api: Caller;
  readonly session: SessionStore;
  readonly drafts: DraftTexts;
  readonly router: ReturnType<typeof createAppRouter>;
}

interface Beginnings {
  /** Storage of drafts. Defaults to local storage; `openDraftStorage` may return another. */
  readonly drafts?: DraftTexts;
  /** Router that was already created. */
  readonly router?: ReturnType<typeof createAppRouter>;
  /** Session request that is already running. By default a new request is sent. */
  readonly ask?: () => Promise<SessionAnswer>;
}

/** Prefix that `personOf` gives the key of a responder. */
const RESPONDER = "responder:";

/** @param begun - services started earlier, or passed in by a test */
export function createAppServices(api: Caller, begun: Beginnings = {}): AppServices {
  const { drafts = localStorage, router = createAppRouter(), ask = () => askServer(api, localStorage) } = begun;
  const session = createSessionStore(localStorage, window);
  keepPeopleApart(session, (person) => {
    forgetWorking(drafts, person);
    if (person.startsWith(RESPONDER)) forgetSealed(person.slice(RESPONDER.length));
  });
  void session.restore(ask);
  return { api, session, drafts, router };
}
