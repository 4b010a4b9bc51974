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
  /** Storage of drafts; the browser's local storage unless `openDraftStorage` returned another. */
  readonly drafts?: DraftTexts;
  /** A router that is under way. */
  readonly router?: ReturnType<typeof createAppRouter>;
  /** A question that is under way; the server is asked anew unless it is given. */
  readonly ask?: () => Promise<SessionAnswer>;
}

/** How `personOf` begins the name of a responder. */
const RESPONDER = "responder:";

/** @param started - what was started before, or what a test brings */
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
