import type { Location } from "@placard/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { chemicalsKey, locationsQuery } from "../../../../lib/api/business-queries.ts";
import { findAllOnFile, type NamedOnFile } from "../../../../lib/api/find-on-file.ts";
import { NOTHING_KNOWN, unknownKeys, withMatches, type KnownOnFile } from "./known-on-file.ts";

/** The data a file is compared with. */
export interface OnFile extends Pick<KnownOnFile, "chemicals" | "codes"> {
  /**
   * `read` once the loaded data is current, including the last import. `more` while records for corrected rows are
   * being loaded.
   */
  readonly state: "reading" | "failed" | "more" | "read";
  readonly locations: readonly Location[];
  readonly reload: () => void;
}

const NO_LOCATIONS: readonly Location[] = [];

/** Matches on file for the rows of a file, and whether the comparison is complete. */
export function useOnFile(businessId: number, file: File | null, named: NamedOnFile): OnFile {
  const api = useApi();
  const queries = useQueryClient();
  const sites = locationsQuery(api, businessId);
  const locations = useQuery(sites);
  // Choosing a file again compares it again. The random ids keep long lists of names out of the query key.
  // oxlint-disable-next-line react/exhaustive-deps -- what is named by the number
  const fileNumber = useMemo(() => crypto.randomUUID(), [file]);
  // oxlint-disable-next-line react/exhaustive-deps -- what is named by the number
  const namedNumber = useMemo(() => crypto.randomUUID(), [named]);
  const key = [...chemicalsKey(businessId), "on-file", fileNumber];
  const found = useQuery({
    queryKey: [...key, namedNumber],
    queryFn: async ({ signal }) => {
      const saved = queries.getQueryState<KnownOnFile>(key);
      const before = saved?.isInvalidated === false ? (saved.data ?? NOTHING_KNOWN) : NOTHING_KNOWN;
      const requested = unknownKeys(before, named);
      const now = withMatches(before, requested, await findAllOnFile(api, businessId, requested, signal));
      queries.setQueryData<KnownOnFile>(key, now);
      return now;
    },
    enabled: file !== null,
    placeholderData: (before, query) => (query?.queryKey.includes(fileNumber) === true ? before : undefined),
    staleTime: Infinity,
  });
  // Not loaded yet, or changed since.
  const areSitesOld = queries.getQueryState(sites.queryKey)?.isInvalidated !== false || locations.data === undefined;
  return {
    state: stateOf(),
    chemicals: found.data?.chemicals ?? NOTHING_KNOWN.chemicals,
    codes: found.data?.codes ?? NOTHING_KNOWN.codes,
    locations: locations.data ?? NO_LOCATIONS,
    reload: () => void Promise.all([locations.refetch(), ...(file === null ? [] : [found.refetch()])]),
  };

  function stateOf(): OnFile["state"] {
    if (areSitesOld) return locations.isFetching ? "reading" : "failed";
    if (file === null) return "read";
    if (found.isFetching) return found.isPlaceholderData ? "more" : "reading";
    return found.isSuccess && !found.isPlaceholderData ? "read" : "failed";
  }
}
