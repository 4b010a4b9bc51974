import type { Caller, IncidentLogEntry } from "@placard/api-client";
import { queryOptions, skipToken, useQuery, type QueryClient } from "@tanstack/react-query";
import { savedLogQuery } from "./saved-log.ts";
import type { WorkScope } from "./work-scope.ts";

/**
 * Entries that this device sent, until the loaded log contains them. Without them, an entry would be missing between
 * its sending and the next load: a team inside would have no clock for that time, or longer while the stream is down.
 */
export const sentLinesQuery = (scope: WorkScope) =>
  queryOptions<readonly IncidentLogEntry[]>({
    queryKey: scope.query("sent-lines"),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Stores an entry that the server accepted, and removes entries that the loaded log contains by now. */
export function saveSentLine(queries: QueryClient, api: Caller, scope: WorkScope, line: IncidentLogEntry): void {
  const read = queries.getQueryData(savedLogQuery(api, scope).queryKey)?.entries ?? [];
  queries.setQueryData(sentLinesQuery(scope).queryKey, (sent = []) => linesMissingFrom(read, [...sent, line]));
}

/** The log as known on this device: as last loaded, followed by entries sent since then. */
export function useSavedLines(api: Caller, scope: WorkScope): readonly IncidentLogEntry[] {
  const read = useQuery(savedLogQuery(api, scope)).data?.entries ?? [];
  const { data: sent = [] } = useQuery(sentLinesQuery(scope));
  return [...read, ...linesMissingFrom(read, sent)];
}

export function linesMissingFrom(
  read: readonly IncidentLogEntry[],
  lines: readonly IncidentLogEntry[],
): readonly IncidentLogEntry[] {
  const known = new Set(read.map(({ id }) => id));
  return lines.filter(({ id }) => !known.has(id));
}
