import type { Incident, IncidentLogEntry } from "@placard/api-client";
import type { EntryTeam } from "@placard/ui/internal";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { SealedStore } from "../../lib/device/sealed-store.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { useIncident } from "../IncidentProvider.tsx";
import { savedEntry, waitingEntries } from "../log-entries.ts";
import { saveTeams } from "../saved/saved-teams.ts";
import { LOG_POLL_MS, savedLogQuery } from "../saved/saved-log.ts";
import { linesMissingFrom, sentLinesQuery } from "../saved/sent-lines.ts";
import { scopeOf } from "../saved/work-scope.ts";
import { isAnyoneInside, teamsInside } from "./teams-inside.ts";
import { useKnownIncidents } from "./use-known-incidents.ts";

interface IncidentTeams {
  readonly incident: Incident;
  /** Teams that are inside. */
  readonly teams: readonly EntryTeam[];
}

/**
 * The teams in the hot zone of every incident known on this device, open here or not. Survives a reload without a
 * network.
 *
 * @param here - ID of the scope whose teams the page itself shows; excluded
 */
export function useTeamsElsewhere(here: string | null): readonly IncidentTeams[] {
  const api = useApi();
  const { name, user_id } = useResponderProfile();
  const { scope: own, unsent } = useIncident();
  const [store] = useState(() => new SealedStore(String(user_id)));
  const incidents = useKnownIncidents(store);
  const scopes = incidents.map(scopeOf);
  const logs = useQueries({
    queries: scopes.map((scope) => ({
      ...savedLogQuery(api, scope),
      // The stream reports changes of the open incident.
      refetchInterval: scope.id === own.id ? (false as const) : LOG_POLL_MS,
      refetchIntervalInBackground: true,
    })),
  });
  const sent = useQueries({ queries: scopes.map(sentLinesQuery) });

  const keptOf = useRef(new Map<string, readonly IncidentLogEntry[]>());
  useEffect(() => {
    for (const [index, incident] of incidents.entries()) {
      const { data, dataUpdatedAt: readAt } = logs[index] ?? {};
      const id = scopeOf(incident).id;
      if (data === undefined || readAt === undefined || keptOf.current.get(id) === data.entries) continue;
      keptOf.current.set(id, data.entries);
      const saved = { incident: data.incident, entries: data.entries, readAt };
      void saveTeams(store, incident, isAnyoneInside(data.entries) ? saved : null);
    }
  });

  return incidents.flatMap((incident, index) => {
    if (scopes[index]?.id === here) return [];
    const read = logs[index]?.data?.entries ?? [];
    const lines = [...read, ...linesMissingFrom(read, sent[index]?.data ?? [])];
    const waiting = unsent.filter(({ incidentId }) => incidentId === incident.incident_id);
    const teams = teamsInside([...lines.map(savedEntry), ...waitingEntries(waiting, lines, name)]);
    return teams.length === 0 ? [] : [{ incident, teams }];
  });
}
