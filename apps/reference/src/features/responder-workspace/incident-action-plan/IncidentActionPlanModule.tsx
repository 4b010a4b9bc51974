import { getIncidentPlan } from "@placard/api-client";
import { Banner, Button, Skeleton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./IncidentActionPlanModule.css";
import { PlanForm } from "./PlanForm.tsx";
import { EMPTY_PLAN } from "./plan-fields.ts";

/** The incident action plan: of the open incident, or on this device in quick search. */
export function IncidentActionPlanModule() {
  const { mode } = useIncident();
  return mode.kind === "incident" ? (
    <PlanOfIncident incidentId={mode.incident.incident_id} title={mode.incident.title} />
  ) : (
    <PlanForm saved={{ plan: EMPTY_PLAN, version: 0, updated_at: null, updated_by: null }} incidentId={null} />
  );
}

function PlanOfIncident({ incidentId, title }: { readonly incidentId: number; readonly title: string }) {
  const { incidentPlan, common } = useMessages();
  const api = useApi();
  const plan = useQuery({
    queryKey: ["incident", incidentId, "plan"],
    queryFn: ({ signal }) => api.call(getIncidentPlan, { params: { incident_id: incidentId } }, { signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
  if (plan.data === undefined) {
    return (
      <div className="app-module-scroll">
        {plan.isError ? (
          <Banner
            tone="danger"
            title={incidentPlan.loadFailed}
            action={<Button onPress={() => void plan.refetch()}>{common.retry}</Button>}
          >
            {incidentPlan.loadFailedText}
          </Banner>
        ) : (
          <Skeleton lines={8} label={incidentPlan.loading} />
        )}
      </div>
    );
  }
  const { plan: stored, version, updated_at, updated_by } = plan.data;
  const started = version === 0 ? { ...stored, incidentName: stored.incidentName || title } : stored;
  return (
    <PlanForm saved={{ plan: started, version, updated_at, updated_by: updated_by ?? null }} incidentId={incidentId} />
  );
}
