import { toasts } from "@placard/ui";
import { useDrafts } from "../forms/drafts/use-drafts.ts";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { markSignOutPending } from "./pending-sign-out.ts";
import { personOf } from "./person.ts";
import { sessionCalls } from "./session-calls.ts";
import { useSession, useSessionStore } from "./SessionProvider.tsx";

/**
 * Ends the session on this device immediately. If the server cannot be reached, it is notified at the next start.
 * Unsent input stays on the device for this user, and a toast tells them, with file names.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const { shell } = useMessages();
  const drafts = useDrafts();
  return async () => {
    // Toasts of this user are not for the next user.
    toasts.clear();
    const files = await namesOfFiles(personOf(session));
    try {
      await api.call(sessionCalls.logout);
      toasts.show({ tone: "ok", title: shell.loggedOutTitle, text: shell.loggedOutText });
    } catch {
      markSignOutPending(localStorage);
      toasts.show({ tone: "caution", title: shell.logOutLaterTitle, text: shell.logOutLaterText });
    }
    if (drafts.unsaved().length > 0) toasts.show({ tone: "caution", title: shell.keptTitle, text: shell.keptText });
    if (files.length > 0)
      toasts.show({ tone: "caution", title: shell.filesKeptTitle, text: shell.filesKeptText(files) });
    store.end("logged-out");
  };
}

/** Names of the user's files that are not uploaded yet. Loads the code on demand, because no first page needs it. */
async function namesOfFiles(person: string): Promise<readonly string[]> {
  try {
    const { storedFilesOf } = await import("../lib/device/stored-files.ts");
    const saved = await storedFilesOf(person).all();
    return saved.map(({ file }) => file.name);
  } catch {
    return [];
  }
}
