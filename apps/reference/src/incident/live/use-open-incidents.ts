import type { Incident } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { useIncident } from "../IncidentProvider.tsx";
import { openIncidents } from "../unsent/open-incidents.ts";
import { incidentsQuery } from "./department-incidents.ts";

/** Polling interval while the stream is down, ms. */
const POLL_MS = 15_000;

interface OpenIncidents {
  readonly open: readonly Incident[];
  /** True after the server sent the list. */
  readonly isRead: boolean;
}

/** The open incidents that a responder can resume. Incidents opened or ended by a colleague appear within a second. */
export function useOpenIncidents(): OpenIncidents {
  const { department_id, user_id } = useResponderProfile();
  const { mode, unsent, live } = useIncident();
  const { data } = useQuery({
    ...incidentsQuery(useApi(), department_id, "active"),
    refetchInterval: live === "live" ? false : POLL_MS,
  });
  const onServer = data?.incidents ?? [];
  return {
    open: openIncidents({ onServer, mode, unsent, maker: { user_id, department_id } }),
    isRead: data !== undefined,
  };
}
