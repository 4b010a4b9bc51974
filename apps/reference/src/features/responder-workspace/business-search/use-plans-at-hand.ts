import type { Picture } from "@placard/api-client";
import { useQueries } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { planFileQuery } from "../../../lib/plans/plan-file.ts";

/**
 * Brings the files of plans that lie on the map, once their site is opened in an incident: they are kept with it, and drawn
 * without the network.
 */
export function usePlansAtHand(plans: readonly Picture[]): void {
  const api = useApi();
  const { mode } = useIncident();
  const wanted = mode.kind === "incident" ? plans.filter(({ placement }) => placement !== null) : [];
  useQueries({ queries: wanted.map(({ id }) => planFileQuery(api, id)) });
}
