import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { WorkScope } from "../../../../incident/work-scope.ts";
import type { PlumeOutcome } from "@placard/ui";

/** The last calculation of this tab in what is open. It outlives a change of module and goes with the session. */
export const plumeOutcomeQuery = (scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plume-outcome"),
    queryFn: (): PlumeOutcome | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

export function usePlumeOutcome(scope: WorkScope): [PlumeOutcome | null, (outcome: PlumeOutcome | null) => void] {
  const queries = useQueryClient();
  const { data } = useQuery(plumeOutcomeQuery(scope));
  return [data, (outcome) => queries.setQueryData(plumeOutcomeQuery(scope).queryKey, outcome)];
}
