import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { SealedStore } from "../../lib/device/sealed-store.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import type { ResponderMode } from "../incident-store.ts";
import { incidentsQuery } from "../live/department-incidents.ts";
import type { Unsent } from "../outbox.ts";
import { openIncidents } from "../unsent/open-incidents.ts";
import { removeStoredQueries, storeQueries, sealedNamesOf } from "./stored-queries.ts";
import { scopeOf, workScopeOf } from "./work-scope.ts";
import { SAVED_TEAMS } from "./saved-teams.ts";

interface StoredQueries {
  /** Removes the stored data of an ended incident. @param work - ID of the scope */
  readonly forget: (work: string) => Promise<void>;
  /** Removes all stored data and its key from the device, at logout. */
  readonly purge: () => Promise<void>;
}

/**
 * Business data on a shared tablet: data loaded in each incident is stored sealed until the incident ends, here or
 * elsewhere, or the user logs out.
 */
export function useStoredQueries(mode: ResponderMode, unsent: readonly Unsent[]): StoredQueries {
  const { user_id, department_id } = useResponderProfile();
  const queries = useQueryClient();
  const [sealed] = useState(() => new SealedStore(String(user_id)));
  useEffect(() => void sealed.purgeOthers(), [sealed]);

  const work = mode.kind === "incident" ? workScopeOf(mode).id : null;
  const isOver = mode.kind === "incident" && mode.incident.status === "completed";
  useEffect(
    () => (work === null ? undefined : storeQueries(queries, sealed, work, { isOver })),
    [queries, sealed, work, isOver],
  );

  // Another incident may end unnoticed here: the list of open incidents shows which stored data to remove.
  const { data } = useQuery({ ...incidentsQuery(useApi(), department_id, "active"), enabled: false });
  const dropEnded = useEffectEvent((onServer: NonNullable<typeof data>) => {
    const open = openIncidents({ onServer: onServer.incidents, mode, unsent, maker: { user_id, department_id } });
    const works = [...open.map((one) => scopeOf(one).id), ...(work === null ? [] : [work])];
    void sealed.dropExcept([...works.flatMap(sealedNamesOf), SAVED_TEAMS]);
  });
  useEffect(() => {
    if (data !== undefined && (data.next_cursor ?? null) === null) dropEnded(data);
  }, [data]);

  return { forget: (its) => removeStoredQueries(queries, sealed, its), purge: () => sealed.purge() };
}
