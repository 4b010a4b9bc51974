import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PlumeOutcome } from "./calculate.ts";

/** The last calculation of this tab. It outlives a change of module and goes with the session. */
export const plumeOutcomeQuery = queryOptions({
  queryKey: ["plume-outcome"],
  queryFn: (): PlumeOutcome | null => null,
  initialData: null,
  staleTime: Infinity,
  gcTime: Infinity,
  enabled: false,
});

export function usePlumeOutcome(): [PlumeOutcome | null, (outcome: PlumeOutcome | null) => void] {
  const queries = useQueryClient();
  const { data } = useQuery(plumeOutcomeQuery);
  return [data, (outcome) => queries.setQueryData(plumeOutcomeQuery.queryKey, outcome)];
}
