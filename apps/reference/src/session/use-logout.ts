import { logout } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useDrafts } from "../forms/use-drafts.ts";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { oweSignOut } from "./owed-sign-out.ts";
import { useSessionStore } from "./SessionProvider.tsx";

/**
 * Ends the session here at once; a server that cannot be reached is told at the next start. What is not sent stays on
 * the device for this person, and they are told so.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const store = useSessionStore();
  const { shell } = useMessages();
  const drafts = useDrafts();
  return async () => {
    // What was said to this person is not for the next one.
    toasts.clear();
    try {
      await api.call(logout);
      toasts.show({ tone: "ok", title: shell.loggedOutTitle, text: shell.loggedOutText });
    } catch {
      oweSignOut(localStorage);
      toasts.show({ tone: "caution", title: shell.logOutLaterTitle, text: shell.logOutLaterText });
    }
    if (drafts.unsaved().length > 0) toasts.show({ tone: "caution", title: shell.keptTitle, text: shell.keptText });
    store.end("logged-out");
  };
}
