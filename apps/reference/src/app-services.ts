import type { Caller } from "@placard/api-client";
import type { RouterHistory } from "@tanstack/react-router";
import { forgetWorking } from "./forms/drafts.ts";
import { createAppRouter } from "./routes.tsx";
import { askServer } from "./session/ask-server.ts";
import { keepPeopleApart } from "./session/keep-people-apart.ts";
import { createSessionStore, type SessionStore } from "./session/session-store.ts";

/** What the app is made of, made once and handed down. */
export interface AppServices {
  readonly api: Caller;
  readonly session: SessionStore;
  readonly router: ReturnType<typeof createAppRouter>;
}

/** @param history - the browser's own unless a test brings another */
export function createAppServices(api: Caller, history?: RouterHistory): AppServices {
  const session = createSessionStore(localStorage, window);
  keepPeopleApart(session, (person) => forgetWorking(localStorage, person));
  void session.restore(() => askServer(api, localStorage));
  return { api, session, router: createAppRouter(history) };
}
