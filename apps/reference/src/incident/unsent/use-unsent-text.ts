import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useIncident } from "../IncidentProvider.tsx";
import { unsentKinds } from "./unsent-kinds.ts";

/** Text that lists the unsent entries. */
export function useUnsentText(): string {
  const { responder } = useMessages();
  const { unsent } = useIncident();
  return responder.unsentText(
    unsentKinds(unsent)
      .map(([kind, count]) => responder.unsent[kind](count))
      .join(", "),
  );
}
