import { toasts } from "@placard/ui";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { useIncident } from "./IncidentProvider.tsx";

/** Starts a search that belongs to no incident, and tells the user that nothing is logged. */
export function useQuickSearch(): () => void {
  const { responder } = useMessages();
  const { startQuickSearch } = useIncident();
  return () => {
    startQuickSearch();
    toasts.show({ tone: "neutral", title: responder.quickSearchMode, text: responder.quickSearchModeText });
  };
}
