import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useOfflineCopy } from "../../../offline/use-offline-copy.ts";
import type { Readiness } from "./readiness.ts";

/** Reports “ready” once every responder page opens offline. */
export function useAppReadiness(): Readiness {
  const { responder } = useMessages();
  const { copy } = useOfflineCopy();
  const tone = copy.kind === "ready" ? "ok" : "caution";
  switch (copy.kind) {
    case "asking":
      return { tone, title: responder.appAsking, text: responder.appAskingText };
    case "none":
      return { tone, title: responder.appNone, text: responder.appNoneText[copy.why] };
    case "bringing":
      return { tone, title: responder.appParts(copy.have, copy.total), text: responder.appBringingText };
    case "incomplete":
      return {
        tone,
        title: responder.appParts(copy.have, copy.total),
        text: copy.isFull ? responder.appFullText : responder.appIncompleteText,
      };
    case "ready":
      return { tone, title: responder.appReady, text: responder.appReadyText(copy.total) };
  }
}
