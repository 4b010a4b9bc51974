import { type Caller, type Incident, type IncidentLogEntry } from "@placard/api-client";
import { getIncidentLog } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import type { WorkScope } from "./work-scope.ts";

/** The server's log of an incident, in the order of arrival, with the current state of the incident. */
interface SavedLog {
  readonly incident: Incident;
  readonly entries: readonly IncidentLogEntry[];
}

/** Polling interval of the log while the stream is down, ms. */
export const LOG_POLL_MS = 10_000;

/** Loads the whole log once, then only entries after the last known one. */
export const savedLogQuery = (api: Caller, scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("log"),
    enabled: scope.serverId !== null,
    staleTime: 0,
    queryFn: async ({ signal, client, queryKey }): Promise<SavedLog> => {
      let entries = client.getQueryData<SavedLog>(queryKey)?.entries ?? [];
      for (;;) {
        const last = entries.at(-1);
        const page = await api.call(
          getIncidentLog,
          {
            params: { incident_id: scope.serverId ?? 0 },
            query: last === undefined ? {} : { after: last.id },
          },
          { signal },
        );
        if (page.entries.length > 0) entries = [...entries, ...page.entries];
        if (page.next_cursor === undefined) return { incident: page.incident, entries };
      }
    },
  });
