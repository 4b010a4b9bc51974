import { watchDepartmentIncidents, watchIncident } from "@placard/api-client/internal";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { incidentsKey } from "./department-incidents.ts";
import { listenToIncident, type IncidentEvent, type LiveState } from "./incident-events.ts";
import type { WorkScope } from "../saved/work-scope.ts";

/** Queries to reload after an event. */
const RELOADED_QUERIES: Readonly<Record<IncidentEvent, readonly string[]>> = {
  open: ["log", "plan", "checklists", "people"],
  log: ["log"],
  plan: ["plan"],
  checklists: ["checklists"],
  // The log response contains the incident.
  status: ["log"],
  people: ["people"],
  incidents: [],
};
/** Events after which the lists of the department's incidents are reloaded. */
const OF_ALL: ReadonlySet<IncidentEvent> = new Set(["open", "incidents"]);

/**
 * Keeps server data up to date: each part of the open incident, and the department's list of incidents, are reloaded
 * after a change. One stream reports both; if no incident is open, the department's stream is used.
 */
export function useLiveIncident(scope: WorkScope, departmentId: number): LiveState {
  const { serverId } = scope;
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>("connecting");
  const reload = useEffectEvent((event: IncidentEvent) => {
    if (OF_ALL.has(event)) void queries.invalidateQueries({ queryKey: incidentsKey(departmentId) });
    for (const part of RELOADED_QUERIES[event]) void queries.invalidateQueries({ queryKey: scope.query(part) });
  });
  useEffect(() => {
    const url =
      serverId === null
        ? api.url(watchDepartmentIncidents, { params: { department_id: departmentId } })
        : api.url(watchIncident, { params: { incident_id: serverId } });
    const stop = listenToIncident(url, {
      onState: setState,
      onEvent: (event) => reload(event),
    });
    return () => {
      stop();
      setState("connecting");
    };
  }, [api, serverId, departmentId]);
  return state;
}
