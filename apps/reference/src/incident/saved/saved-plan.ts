import { type Caller, HttpError, type IncidentPlan } from "@placard/api-client";
import { getIncidentPlan } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { newerVersion } from "./newer-version.ts";
import type { WorkScope } from "./work-scope.ts";

/** A plan on the server; `version` is 0 if no plan was ever saved. */
export interface SavedPlan {
  readonly plan: IncidentPlan;
  readonly version: number;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
}

export const NEVER_SAVED: SavedPlan = {
  plan: getIncidentPlan.response.shape.plan.parse({}),
  version: 0,
  updated_at: null,
  updated_by: null,
};

export const savedPlanQuery = (api: Caller, scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plan"),
    enabled: scope.serverId !== null,
    staleTime: 0,
    refetchOnMount: "always",
    structuralSharing: (before, read) => newerVersion(before, read as SavedPlan),
    queryFn: async ({ signal }): Promise<SavedPlan> => {
      const params = { incident_id: scope.serverId ?? 0 };
      const { plan, version, updated_at, updated_by } = await api.call(getIncidentPlan, { params }, { signal });
      return { plan, version, updated_at, updated_by: updated_by ?? null };
    },
  });

/** The plan that caused a conflict; `null` if the refusal contains none. */
export function readCurrentPlan(error: unknown): SavedPlan | null {
  if (!(error instanceof HttpError)) return null;
  const details: unknown = error.problem;
  const current = typeof details === "object" && details !== null && "current" in details ? details.current : null;
  const parsed = getIncidentPlan.response.safeParse({
    status: "success",
    ...(typeof current === "object" ? current : {}),
  });
  if (!parsed.success) return null;
  const { plan, version, updated_at, updated_by } = parsed.data;
  return { plan, version, updated_at, updated_by: updated_by ?? null };
}
