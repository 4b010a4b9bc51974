import { preload } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useOfflineCopy } from "../../../offline/use-offline-copy.ts";
import type { Readiness } from "./readiness.ts";

/** Reports “ready” once a card can be opened offline. */
export function useChemistryReadiness(): Readiness {
  const { responder } = useMessages();
  const isKept = useOfflineCopy().copy.kind === "ready";
  const ready = useQuery({
    queryKey: ["chemistry-ready"],
    queryFn: async () => {
      await preload();
      return true;
    },
  });
  if (ready.data === true) {
    return {
      tone: "ok",
      title: responder.chemistryReady,
      text: isKept ? responder.chemistryReadyText : responder.chemistryInPageText,
    };
  }
  return ready.isError
    ? { tone: "caution", title: responder.chemistryMissing, text: responder.chemistryMissingText }
    : { tone: "caution", title: responder.chemistryLoading, text: responder.chemistryLoadingText };
}
