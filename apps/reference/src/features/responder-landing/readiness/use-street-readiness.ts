import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { useRegionsOnDevice } from "../../../lib/map/use-map-regions.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Readiness } from "./readiness.ts";

/** Region maps come from this device or the network; a street map always needs the network. */
export function useStreetReadiness(): Readiness {
  const { responder } = useMessages();
  const api = useApi();
  const config = useQuery(configQuery(api));
  const regions = useRegionsOnDevice();
  const saved = regions.filter(({ isCached: isKept }) => isKept);
  const hasStreetMap = config.data !== undefined && config.data.map.engine !== "embedded";
  if (saved.length > 0) {
    return {
      tone: "ok",
      title: responder.regionsKept(saved.map(({ name }) => name).join(", ")),
      text: hasStreetMap ? responder.regionsKeptStreetsText : responder.regionsKeptText,
    };
  }
  if (hasStreetMap) return { tone: "caution", title: responder.streetsReady, text: responder.streetsReadyText };
  return regions.length > 0
    ? {
        tone: "caution",
        title: responder.regionsNotKept(regions.map(({ name }) => name).join(", ")),
        text: responder.regionsNotKeptText,
      }
    : { tone: "caution", title: responder.streetsNotLoaded, text: responder.streetsNotLoadedText };
}
