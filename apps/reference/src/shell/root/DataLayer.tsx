import { ToastRegion } from "@placard/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { isSignedOut, mayRetryRead, mayRetryWrite } from "../../lib/api/failure.ts";
import { usePacing } from "../../lib/pacing.ts";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { createQueryClient } from "../../query-client.ts";
import { personOf } from "../../session/person.ts";
import { useSession, useSessionStore } from "../../session/SessionProvider.tsx";

/**
 * Shared by every page except the entrance pages: server state and all texts. Server state belongs to one user: the
 * next user starts with an empty cache.
 */
export function DataLayer() {
  return (
    <MessagesProvider messages={en}>
      <ServerState key={useUserKey()} />
      {/* Loaded here, because errors must be shown without the network. */}
      <ToastRegion />
    </MessagesProvider>
  );
}

/**
 * Key of the current user. It does not change when the session has loaded, so that a public page keeps the input made
 * before.
 */
function useUserKey(): string {
  const session = useSession();
  const person = session.status === "loading" ? null : personOf(session);
  const [first, setFirst] = useState(person);
  if (first === null && person !== null) setFirst(person);
  return person === null || first === null || person === first ? "first" : person;
}

function ServerState() {
  const session = useSessionStore();
  const { retryMs } = usePacing();
  const [queries] = useState(() =>
    createQueryClient({ mayRetryRead, mayRetryWrite, retryMs }, (error) => {
      if (isSignedOut(error) && session.get().status === "signed-in") session.end("expired");
    }),
  );
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
