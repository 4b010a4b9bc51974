import type { Caller } from "@placard/api-client";
import type { QueryClient } from "@tanstack/react-query";
import type { RouterHistory } from "@tanstack/react-router";
import { clearAllDrafts } from "./forms/drafts.ts";
import { isSignedOut, mayReadAgain, mayWriteAgain } from "./lib/failure.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./routes.tsx";
import { askServer } from "./session/ask-server.ts";
import { keepPeopleApart } from "./session/keep-people-apart.ts";
import { createSessionStore, type SessionStore } from "./session/session-store.ts";

/** What the app is made of, made once and handed down. */
export interface AppServices {
  readonly api: Caller;
  readonly session: SessionStore;
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
}

/** @param history - the browser's own unless a test brings another */
export function createAppServices(api: Caller, history?: RouterHistory): AppServices {
  const session = createSessionStore(localStorage, window);
  const queries = createQueryClient({ mayReadAgain, mayWriteAgain }, (error) => {
    if (isSignedOut(error) && session.get().status === "signed-in") session.end("expired");
  });
  keepPeopleApart(session, sessionStorage, () => {
    queries.clear();
    clearAllDrafts(sessionStorage);
  });
  void session.restore(() => askServer(api, localStorage));
  return { api, session, queries, router: createAppRouter(history) };
}
