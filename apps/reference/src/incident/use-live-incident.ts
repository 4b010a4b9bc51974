import { watchIncident } from "@placard/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { listenToIncident, type IncidentEvent, type LiveState } from "./incident-events.ts";
import { scopeOf } from "./saved/work-scope.ts";

/** What is to be read again after an event. */
const READ_AGAIN: Readonly<Record<IncidentEvent, readonly string[]>> = {
  open: ["log", "plan", "checklists", "people"],
  log: ["log"],
  plan: ["plan"],
  checklists: ["checklists"],
  // The log's answer carries the incident.
  status: ["log"],
  people: ["people"],
};

/** Keeps what the server has of an incident as fresh as the server: each part is read again when it has changed. */
export function useLiveIncident(incidentId: number | null): LiveState {
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>("connecting");
  useEffect(() => {
    if (incidentId === null) return undefined;
    const scope = scopeOf(incidentId);
    const stop = listenToIncident(api.url(watchIncident, { params: { incident_id: incidentId } }), {
      onState: setState,
      onEvent(event) {
        for (const part of READ_AGAIN[event]) void queries.invalidateQueries({ queryKey: scope.query(part) });
      },
    });
    return () => {
      stop();
      setState("connecting");
    };
  }, [api, queries, incidentId]);
  return state;
}
