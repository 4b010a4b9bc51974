import type { Caller } from "@placard/api-client";
import type { RouterHistory } from "@tanstack/react-router";
import type { DraftTexts } from "./forms/draft-storage.ts";
import { forgetWorking } from "./forms/drafts.ts";
import { createAppRouter } from "./routes.tsx";
import { askServer } from "./session/ask-server.ts";
import { keepPeopleApart } from "./session/keep-people-apart.ts";
import { createSessionStore, type SessionStore } from "./session/session-store.ts";

/** What the app is made of, made once and handed down. */
export interface AppServices {
  readonly api: Caller;
  readonly session: SessionStore;
  readonly drafts: DraftTexts;
  readonly router: ReturnType<typeof createAppRouter>;
}

/**
 * @param drafts - where drafts lie; the browser's plain storage unless `openDraftStorage` gave another
 * @param history - the browser's own unless a test brings another
 */
export function createAppServices(
  api: Caller,
  drafts: DraftTexts = localStorage,
  history?: RouterHistory,
): AppServices {
  const session = createSessionStore(localStorage, window);
  keepPeopleApart(session, (person) => forgetWorking(drafts, person));
  void session.restore(() => askServer(api, localStorage));
  return { api, session, drafts, router: createAppRouter(history) };
}
