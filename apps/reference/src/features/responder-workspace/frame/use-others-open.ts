import type { Incident } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useOpenIncidents } from "../../../incident/live/use-open-incidents.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

/** Number of other open incidents. Announces only those that a colleague opens meanwhile. */
export function useOthersOpen(): number {
  const { responder } = useMessages();
  const { user_id } = useResponderProfile();
  const { mode, scope } = useIncident();
  const navigate = useNavigate();
  const { open, isRead } = useOpenIncidents();
  /** `null` until the initially open incidents are known. */
  const known = useRef<ReadonlySet<number> | null>(null);
  const notifyOpened = useEffectEvent((incidents: readonly Incident[]) => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...incidents.map(({ incident_id }) => incident_id)]);
    if (before === null) return;
    for (const incident of incidents) {
      if (before.has(incident.incident_id) || incident.user_id === user_id) continue;
      toasts.show({
        tone: "neutral",
        matter: `opened-${incident.incident_id}`,
        title: responder.openedElsewhere,
        text: incident.title,
        action: { label: responder.openIncidents, onPress: () => void navigate({ to: paths.responder }) },
      });
    }
  });
  useEffect(() => {
    if (isRead) notifyOpened(open);
  }, [isRead, open]);
  const here = mode.kind === "incident" ? scope.incidentId : null;
  return isRead ? open.filter(({ incident_id }) => incident_id !== here).length : 0;
}
