import { formatMoment } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { allLocationsQuery } from "../../../lib/api/app-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import type { Readiness } from "./readiness.ts";

/** Reports when the sites were loaded, since they may have changed. */
export function useSiteReadiness(): Readiness {
  const { responder } = useMessages();
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const mayRead = department_status === "verified" && membership_status === "approved";
  const locations = useQuery({
    ...allLocationsQuery(api),
    enabled: mayRead,
  });
  if (!mayRead) return { tone: "caution", title: responder.sitesPending, text: responder.sitesPendingText };
  if (locations.data === undefined) {
    return locations.isError
      ? { tone: "caution", title: responder.sitesUnreachable, text: responder.sitesUnreachableText }
      : { tone: "caution", title: responder.sitesAsked, text: responder.sitesAskedText };
  }
  return {
    tone: "ok",
    title: responder.sitesReady(String(locations.data.length)),
    text: responder.sitesReadyText(formatMoment(new Date(locations.dataUpdatedAt).toISOString())),
  };
}
