import { Skeleton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { NEVER_SAVED, savedPlanQuery } from "../../../incident/saved/saved-plan.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { RetryBanner } from "../../../lib/api/RetryBanner.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PlanForm } from "./PlanForm.tsx";

/** The incident action plan of the open incident, or of this device in quick search. */
export function IncidentActionPlanModule() {
  const { mode } = useIncident();
  return mode.kind === "incident" ? <PlanOfIncident /> : <PlanForm saved={NEVER_SAVED} />;
}

/** The plan can also be written offline: it is compared with the server's version once that can be loaded. */
function PlanOfIncident() {
  const { incidentPlan } = useMessages();
  const api = useApi();
  const { scope } = useIncident();
  const plan = useQuery(savedPlanQuery(api, scope));
  // An incident that gets its server id while the form is open keeps the form open.
  const [isAsked] = useState(scope.serverId !== null);
  if (isAsked && plan.data === undefined && !plan.isError) {
    return (
      <div className="app-module-scroll">
        <Skeleton lines={8} label={incidentPlan.loading} />
      </div>
    );
  }
  return (
    <PlanForm
      saved={plan.data ?? NEVER_SAVED}
      isLoading={plan.isFetching && !plan.isFetchedAfterMount && plan.failureCount === 0}
      notice={
        plan.data !== undefined || !plan.isError ? undefined : (
          <RetryBanner query={plan} title={incidentPlan.loadFailed}>
            {incidentPlan.loadFailedText}
          </RetryBanner>
        )
      }
    />
  );
}
