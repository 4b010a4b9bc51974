import type { StandingMark } from "@placard/api-client";
import type { StoredChemical } from "@placard/ui";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../api/ApiProvider.tsx";
import { compatibilityMarksKey, compatibilityMarksQuery } from "../api/business-queries.ts";

/** Compatibility of a row with nearby chemicals, by id. */
export type CompatibilityMarks = ReadonlyMap<number, NonNullable<StoredChemical["standing"]>>;

/**
 * The compatibility marks of these rows; empty while loading. If the server cannot be reached, marks loaded earlier on
 * this device are used.
 */
export function useCompatibilityMarks(businessId: number, chemicals: readonly { readonly id: number }[]) {
  const queries = useQueryClient();
  const query = compatibilityMarksQuery(
    useApi(),
    businessId,
    chemicals.map(({ id }) => id),
  );
  const { data, isError, refetch } = useQuery(query);
  const known = useMemo(
    () => data ?? (isError ? cachedMarks(queries, businessId) : undefined),
    [data, isError, queries, businessId],
  );
  const marks = useMemo(() => compatibilityMarks(known ?? []), [known]);
  return {
    marks,
    /** True if no marks are known: a row without a mark then means nothing. */
    isUnread: isError && known === undefined,
    refetch,
  };
}

function cachedMarks(queries: QueryClient, businessId: number): readonly StandingMark[] | undefined {
  const saved = queries.getQueriesData<readonly StandingMark[]>({ queryKey: compatibilityMarksKey(businessId) });
  const read = saved.flatMap(([, marks]) => (marks === undefined ? [] : [marks]));
  return read.length === 0 ? undefined : read.flat();
}

function compatibilityMarks(marks: readonly StandingMark[]): CompatibilityMarks {
  return new Map(marks.map(({ chemical_id, is_accepted }) => [chemical_id, is_accepted ? "accepted" : "keep_apart"]));
}
