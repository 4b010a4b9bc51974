import { type Caller } from "@placard/api-client";
import { getChecklistProgress } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { newerVersion } from "./newer-version.ts";
import type { WorkScope } from "./work-scope.ts";

/** The checklists of an incident on the server. */
export type SavedChecklists = z.output<typeof getChecklistProgress.response>;

export const savedChecklistsQuery = (api: Caller, scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("checklists"),
    enabled: scope.serverId !== null,
    staleTime: 0,
    structuralSharing: (before, read) => newerVersion(before, read as SavedChecklists),
    queryFn: ({ signal }) =>
      api.call(getChecklistProgress, { params: { incident_id: scope.serverId ?? 0 } }, { signal }),
  });
