import { formatMoment } from "@placard/hazmat-core";
import { getUserIncidents } from "@placard/api-client";
import { Button } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useApi } from "../../lib/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";

/** Incidents this responder opened and has not ended, so that a closed browser loses none. */
export function OpenIncidents() {
  const { responder } = useMessages();
  const { user_id } = useResponderProfile();
  const { resume } = useIncident();
  const api = useApi();
  const navigate = useNavigate();
  const incidents = useQuery({
    queryKey: ["user-incidents", user_id],
    queryFn: () => api.call(getUserIncidents, { params: { userId: user_id } }),
    staleTime: 0,
  });
  const open = incidents.data?.incidents.filter((incident) => incident.status === "active") ?? [];
  if (open.length === 0) return null;
  return (
    <section className="placard__open-incidents" aria-labelledby="open-incidents">
      <h2 id="open-incidents">{responder.openIncidents}</h2>
      <ul>
        {open.map((incident) => (
          <li key={incident.incident_id}>
            <span>
              <strong>{incident.title}</strong>
              <small>{responder.openedAt(formatMoment(incident.created_at))}</small>
            </span>
            <Button
              aria-label={`${responder.resume}: ${incident.title}`}
              onPress={() => {
                resume(incident);
                void navigate({ to: paths.responderWorkspace });
              }}
            >
              {responder.resume}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
