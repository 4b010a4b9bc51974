import type { Picture } from "@placard/api-client";
import { useQueries } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { planFileQuery } from "../../../lib/plans/plan-file.ts";

/**
 * Downloads the files of floor plans that are placed on the map when their site is opened in an incident. They are
 * saved with the incident and can be drawn offline.
 */
export function usePlansAtHand(plans: readonly Picture[]): void {
  const api = useApi();
  const { mode } = useIncident();
  const wanted = mode.kind === "incident" ? plans.filter(({ placement }) => placement !== null) : [];
  useQueries({ queries: wanted.map(({ id }) => planFileQuery(api, id)) });
}
