import { formatNumber } from "@placard/hazmat-core";
import { formatMoment } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { savedSitesQuery } from "../../../lib/map/map-sites.ts";
import { useMayReadSites } from "../../../lib/map/use-map-sites.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Readiness } from "./readiness.ts";

/** Reports when the sites were loaded, since they may have changed. */
export function useSiteReadiness(): Readiness {
  const { responder } = useMessages();
  const api = useApi();
  const mayRead = useMayReadSites();
  const locations = useQuery({ ...savedSitesQuery(api), enabled: mayRead });
  if (!mayRead) return { tone: "caution", title: responder.sitesPending, text: responder.sitesPendingText };
  if (locations.data === undefined) {
    return locations.isError
      ? { tone: "caution", title: responder.sitesUnreachable, text: responder.sitesUnreachableText }
      : { tone: "caution", title: responder.sitesAsked, text: responder.sitesAskedText };
  }
  const { sites, rest } = locations.data;
  const time = formatMoment(new Date(locations.dataUpdatedAt).toISOString());
  if (rest > 0) {
    const [shown, total] = [formatNumber(sites.length), formatNumber(sites.length + rest)];
    return { tone: "ok", title: responder.someSitesReady(shown, total), text: responder.someSitesReadyText(time) };
  }
  return { tone: "ok", title: responder.sitesReady(String(sites.length)), text: responder.sitesReadyText(time) };
}
