import type { Incident } from "@placard/api-client";
import { Button, formatMoment } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { isLocal } from "../../incident/local-incident.ts";
import { openIncidents } from "../../incident/unsent/open-incidents.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { incidentsQuery } from "./incidents-query.ts";

/** How often a landing page that stays open looks for incidents that others opened. */
const LOOK_AGAIN_MS = 15_000;

/** The department's incidents that nobody has ended: whoever is of it joins. */
export function OpenIncidents() {
  const { responder } = useMessages();
  const { department_id, user_id } = useResponderProfile();
  const { resume, mode, unsent } = useIncident();
  const api = useApi();
  const navigate = useNavigate();
  const incidents = useQuery({ ...incidentsQuery(api, department_id), refetchInterval: LOOK_AGAIN_MS });
  const onServer = incidents.data?.incidents ?? [];
  const open = openIncidents({ onServer, mode, unsent, maker: { user_id, department_id } });
  const wordOf = (incident: Incident) => (incident.user_id === user_id ? responder.resume : responder.join);
  if (open.length === 0) return null;
  return (
    <section className="placard__open-incidents" aria-labelledby="open-incidents">
      <h2 id="open-incidents">{responder.openIncidents}</h2>
      <ul>
        {open.map((incident) => (
          <li key={incident.incident_id}>
            <span>
              <strong>{incident.title}</strong>
              <small>
                {(incident.user_id === user_id ? responder.openedByYou : responder.openedAt)(
                  formatMoment(incident.created_at),
                )}
                {isLocal(incident) ? `. ${responder.notSentYet}` : ""}
              </small>
            </span>
            <Button
              className="placard__resume"
              aria-label={`${wordOf(incident)}: ${incident.title}`}
              onPress={() => {
                resume(incident);
                void navigate({ to: paths.responderWorkspace });
              }}
            >
              {wordOf(incident)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
