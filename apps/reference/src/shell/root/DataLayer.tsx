import { ToastRegion } from "@placard/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { isSignedOut, mayReadAgain, mayWriteAgain } from "../../lib/api/failure.ts";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { createQueryClient } from "../../query-client.ts";
import { personOf } from "../../session/person.ts";
import { useSession, useSessionStore } from "../../session/SessionProvider.tsx";

/**
 * What every page but the entrance needs: server state and all texts. Server state belongs to one person: whoever comes
 * next starts with none.
 */
export function DataLayer() {
  const person = personOf(useSession());
  return (
    <MessagesProvider messages={en}>
      <ServerState key={person} />
      {/* What goes wrong without the network must be said then. */}
      <ToastRegion />
    </MessagesProvider>
  );
}

function ServerState() {
  const session = useSessionStore();
  const [queries] = useState(() =>
    createQueryClient({ mayReadAgain, mayWriteAgain }, (error) => {
      if (isSignedOut(error) && session.get().status === "signed-in") session.end("expired");
    }),
  );
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
