import type { Caller, IncidentLogEntry } from "@placard/api-client";
import { queryOptions, skipToken, useQuery, type QueryClient } from "@tanstack/react-query";
import { savedLogQuery } from "./saved-log.ts";
import type { WorkScope } from "./work-scope.ts";

/**
 * Lines that this device sent and the server took, until they are read in the log itself. Without them a line would be
 * gone between its sending and the next reading: a team inside would have no clock for that long, or for as long as what
 * the server says is not heard.
 */
export const sentLinesQuery = (scope: WorkScope) =>
  queryOptions<readonly IncidentLogEntry[]>({
    queryKey: scope.query("sent-lines"),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Keeps a line that the server took. Those that are read in the log by now leave. */
export function keepSentLine(queries: QueryClient, api: Caller, scope: WorkScope, line: IncidentLogEntry): void {
  const read = queries.getQueryData(savedLogQuery(api, scope).queryKey)?.entries ?? [];
  queries.setQueryData(sentLinesQuery(scope).queryKey, (sent = []) => notIn(read, [...sent, line]));
}

/** The log as it is known here: as it was read last, then what this device sent since. */
export function useSavedLines(api: Caller, scope: WorkScope): readonly IncidentLogEntry[] {
  const read = useQuery(savedLogQuery(api, scope)).data?.entries ?? [];
  const { data: sent = [] } = useQuery(sentLinesQuery(scope));
  return [...read, ...notIn(read, sent)];
}

export function notIn(
  read: readonly IncidentLogEntry[],
  lines: readonly IncidentLogEntry[],
): readonly IncidentLogEntry[] {
  const known = new Set(read.map(({ id }) => id));
  return lines.filter(({ id }) => !known.has(id));
}
