import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useUnsentText } from "../../../incident/unsent/use-unsent-text.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Readiness } from "./readiness.ts";

/** Reports “up to date” once the waiting entries on this device are known. */
export function useLogReadiness(): Readiness {
  const { responder } = useMessages();
  const { unsent, isUnsentKnown } = useIncident();
  const unsentText = useUnsentText();
  if (unsent.length > 0) return { tone: "caution", title: responder.logWaits(unsent.length), text: unsentText };
  if (!isUnsentKnown) return { tone: "caution", title: responder.readsDevice, text: responder.readsDeviceText };
  return { tone: "ok", title: responder.logSent, text: responder.logSentText };
}
