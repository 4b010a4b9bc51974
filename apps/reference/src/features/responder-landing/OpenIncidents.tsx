import type { Incident } from "@placard/api-client";
import { Button } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useNavigate } from "@tanstack/react-router";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useOpenIncidents } from "../../incident/live/use-open-incidents.ts";
import { isLocal } from "../../incident/local-incident.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";

/** Lists the open incidents of the department. All members can join them. */
export function OpenIncidents() {
  const { responder } = useMessages();
  const { open } = useOpenIncidents();
  return (
    <>
      {/* Rendered also without open incidents, so that the first one is announced. */}
      <p role="status" className="placard-visually-hidden">
        {open.length === 0 ? "" : responder.openCount(open.length)}
      </p>
      {open.length === 0 ? undefined : (
        <section className="placard__open-incidents" aria-labelledby="open-incidents">
          <h2 id="open-incidents">{responder.openIncidents}</h2>
          <ul>
            {open.map((incident) => (
              <OpenIncident key={incident.incident_id} incident={incident} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OpenIncident({ incident }: { readonly incident: Incident }) {
  const { responder } = useMessages();
  const { resume } = useIncident();
  const navigate = useNavigate();
  const isOwn = incident.user_id === useResponderProfile().user_id;
  const opened = formatMoment(incident.created_at);
  const word = isOwn ? responder.resume : responder.join;
  return (
    <li>
      <span>
        <strong>{incident.title}</strong>
        <small>
          {isOwn ? responder.openedByYou(opened) : responder.openedAt(opened)}
          {isLocal(incident) ? `. ${responder.notSentYet}` : ""}
        </small>
      </span>
      <Button
        className="placard__resume"
        aria-label={`${word}: ${incident.title}`}
        onPress={() => {
          resume(incident);
          void navigate({ to: paths.responderWorkspace });
        }}
      >
        {word}
      </Button>
    </li>
  );
}
