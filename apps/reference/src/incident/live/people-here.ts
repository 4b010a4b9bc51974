import { type Caller } from "@placard/api-client";
import { getIncidentPeople } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import type { WorkScope } from "../saved/work-scope.ts";

/** A device that goes silent sends no event, so the list is reloaded at this interval. */
const POLL_MS = 60_000;

/** Names of the people who have the incident open. */
export const peopleHereQuery = (api: Caller, scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("people"),
    enabled: scope.serverId !== null,
    staleTime: 0,
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) => {
      const params = { incident_id: scope.serverId ?? 0 };
      const { people } = await api.call(getIncidentPeople, { params }, { signal });
      return people.map(({ name }) => name);
    },
  });
