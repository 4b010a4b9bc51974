import { watchIncident } from "@placard/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { listenToIncident, type IncidentEvent, type LiveState } from "./incident-events.ts";
import type { WorkScope } from "./saved/work-scope.ts";

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
export function useLiveIncident(scope: WorkScope): LiveState {
  const { serverId } = scope;
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>("connecting");
  const readAgain = useEffectEvent((event: IncidentEvent) => {
    for (const part of READ_AGAIN[event]) void queries.invalidateQueries({ queryKey: scope.query(part) });
  });
  useEffect(() => {
    if (serverId === null) return undefined;
    const stop = listenToIncident(api.url(watchIncident, { params: { incident_id: serverId } }), {
      onState: setState,
      onEvent: (event) => readAgain(event),
    });
    return () => {
      stop();
      setState("connecting");
    };
  }, [api, serverId]);
  return state;
}
