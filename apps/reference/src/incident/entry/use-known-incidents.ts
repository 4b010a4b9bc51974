import type { Incident } from "@placard/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import type { SealedStore } from "../../lib/device/sealed-store.ts";
import { useOpenIncidents } from "../live/use-open-incidents.ts";
import { readSavedTeams, type SavedTeams } from "../saved/saved-teams.ts";
import { savedLogQuery } from "../saved/saved-log.ts";
import { scopeOf } from "../saved/work-scope.ts";
import { isAnyoneInside } from "./teams-inside.ts";

/**
 * Incidents that may have a team inside: all open incidents, and incidents that have ended or cannot be loaded but
 * whose stored log has a team inside.
 *
 * @param store - storage that survives a reload without a network
 */
export function useKnownIncidents(store: SealedStore): readonly Incident[] {
  const api = useApi();
  const queries = useQueryClient();
  const { open } = useOpenIncidents();
  const [seen, setSeen] = useState<readonly Incident[]>([]);
  const fresh = open.filter((one) => !seen.some(({ incident_id }) => incident_id === one.incident_id));
  if (fresh.length > 0) setSeen([...without(seen, fresh), ...fresh]);

  const giveBack = useEffectEvent((saved: readonly SavedTeams[]) => {
    for (const { incident, entries, readAt } of saved) {
      const { queryKey } = savedLogQuery(api, scopeOf(incident));
      if (queries.getQueryData(queryKey) !== undefined) continue;
      queries.setQueryData(queryKey, { incident, entries }, { updatedAt: readAt });
    }
    const incidents = saved.map(({ incident }) => incident);
    setSeen((before) => [...before, ...without(incidents, before)]);
  });
  useEffect(() => void readSavedTeams(store).then((saved) => giveBack(saved)), [store]);

  const isInside = (incident: Incident): boolean =>
    isAnyoneInside(queries.getQueryData(savedLogQuery(api, scopeOf(incident)).queryKey)?.entries ?? []);
  return [...open, ...without(seen, open).filter(isInside)];
}

function without(some: readonly Incident[], others: readonly Incident[]): readonly Incident[] {
  const known = new Set(others.map((one) => scopeOf(one).id));
  return some.filter((one) => !known.has(scopeOf(one).id));
}
