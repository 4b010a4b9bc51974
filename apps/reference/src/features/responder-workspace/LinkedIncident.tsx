import { type Incident } from "@placard/api-client";
import { getIncidentLog } from "@placard/api-client/internal";
import { Button, ErrorState, Skeleton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { EndedPlan } from "../../incident/unsent/EndedPlan.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { MessagePage } from "./frame/MessagePage.tsx";

interface LinkedIncidentProps {
  readonly incidentId: number;
  /** Called when the incident is open. */
  readonly onDone: () => void;
}

/** Opens the incident in the address if it is not open here, or shows why it cannot be joined. */
export function LinkedIncident({ incidentId, onDone }: LinkedIncidentProps) {
  const { responder, common } = useMessages();
  const { resume } = useIncident();
  const api = useApi();
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ["linked-incident", incidentId],
    queryFn: ({ signal }) =>
      api.call(getIncidentLog, { params: { incident_id: incidentId }, query: { limit: 1 } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const incident = found.data?.incident;
  const join = useEffectEvent((open: Incident) => {
    resume(open);
    onDone();
  });
  useEffect(() => {
    if (incident?.status === "active") join(incident);
  }, [incident]);

  if (incident?.status === "active" || (found.isPending && !found.isError)) {
    return (
      <MessagePage title={responder.openingIncident}>
        <Skeleton lines={8} label={responder.openingIncident} />
      </MessagePage>
    );
  }
  const isEnded = incident !== undefined;
  const openLog = () => void navigate({ to: paths.pastIncidents, search: { incident: incidentId } });
  return (
    <MessagePage title={isEnded ? incident.title : responder.workspaceTitle}>
      {isEnded ? <EndedPlan incident={incident} /> : undefined}
      <ErrorState
        title={isEnded ? responder.linkedEnded(incident.title) : responder.linkedFailed}
        text={isEnded ? responder.linkedEndedText : responder.linkedFailedText}
        action={
          <>
            {isEnded ? (
              <Button variant="primary" onPress={openLog}>
                {responder.openItsLog}
              </Button>
            ) : (
              <Button onPress={() => void found.refetch()}>{common.retry}</Button>
            )}
            <Button onPress={() => void navigate({ to: paths.responder })}>{responder.back}</Button>
          </>
        }
      />
    </MessagePage>
  );
}
