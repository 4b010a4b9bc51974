import { Button } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { Timer } from "lucide-react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useUnsentText } from "../../incident/unsent/use-unsent-text.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { EndIncident, type EndIncidentProps } from "./frame/EndIncident.tsx";
import { IncidentClock } from "./frame/IncidentClock.tsx";
import { LogButton } from "./frame/LogButton.tsx";
import "./IncidentBanner.css";
import { useWorkspace } from "./WorkspaceProvider.tsx";

/** The open incident: title, note that actions are tracked, elapsed time, unsent entries, and End. */
export function IncidentBanner({ incident, ...end }: EndIncidentProps) {
  const { responder } = useMessages();
  const { unsent, isUnsentKnown } = useIncident();
  const unsentText = useUnsentText();
  const { togglePanel, openPanel } = useWorkspace();
  const isEnded = incident.status === "completed";
  const waits = unsent.length === 0 ? null : responder.logWaits(unsent.length);
  const status = isEnded
    ? waits === null
      ? responder.ended
      : responder.endedAndWaits(waits)
    : (waits ?? (isUnsentKnown ? responder.tracked : responder.readsDevice));
  return (
    <section className="app-incident-banner" aria-label={incident.title}>
      {isEnded ? undefined : <span className="placard__live" aria-hidden="true" />}
      <span className="placard__words" data-placard-toast-free>
        <strong title={incident.title}>{incident.title}</strong>
        <small title={unsent.length > 0 ? unsentText : responder.trackedSince(formatMoment(incident.created_at))}>
          {status}
        </small>
      </span>
      <IncidentClock incident={incident} />
      <LogButton />
      <Button
        className="placard__act placard__log placard__teams"
        icon={<Timer aria-hidden="true" />}
        aria-pressed={openPanel === "entry"}
        onPress={() => togglePanel("entry")}
      >
        <span className="placard__word">{responder.entryTeams}</span>
      </Button>
      <EndIncident incident={incident} {...end} />
    </section>
  );
}
