import { getIncidentLog, type Caller, type Incident, type IncidentLogEntry } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { WorkScope } from "./work-scope.ts";

/** The log of an incident as the server has it, in the order in which it came in, with the incident as it stands. */
interface SavedLog {
  readonly incident: Incident;
  readonly entries: readonly IncidentLogEntry[];
}

/** How often the log is asked for while the server's word is not heard, ms. */
export const LOG_AGAIN_MS = 10_000;

/** Read whole once, and from then on from the last line that is known. */
export const savedLogQuery = (api: Caller, scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("log"),
    enabled: scope.serverId !== null,
    staleTime: 0,
    queryFn: async ({ signal, client, queryKey }): Promise<SavedLog> => {
      const known = client.getQueryData<SavedLog>(queryKey)?.entries ?? [];
      const last = known.at(-1);
      const { incident, entries } = await api.call(
        getIncidentLog,
        {
          params: { incident_id: scope.serverId ?? 0 },
          query: last === undefined ? {} : { after: last.id },
        },
        { signal },
      );
      return { incident, entries: entries.length === 0 ? known : [...known, ...entries] };
    },
  });
