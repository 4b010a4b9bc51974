import { formatElapsed } from "@placard/hazmat-core";
import type { Incident } from "@placard/api-client";
import { Badge, Button, ConfirmDialog, toasts, formatMoment } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CloudOff, ScrollText, Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { useDrafts } from "../../forms/use-drafts.ts";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { peopleHereQuery } from "../../incident/people-here.ts";
import { useEntryTeams } from "../../incident/use-log-lines.ts";
import { useUnsentWords } from "../../incident/unsent/use-unsent-words.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import "./IncidentBanner.css";
import { useWorkspace } from "./WorkspaceProvider.tsx";

const UNSAVED_KINDS = ["plan", "checklists"] as const;

/** The open incident: title, that actions are tracked, how long it runs, what waits to be sent, and 'End'. */
export function IncidentBanner({ incident }: { readonly incident: Incident }) {
  const { responder, common } = useMessages();
  const { endIncident, leaveEnded, unsent, scope, live } = useIncident();
  const unsentWords = useUnsentWords();
  const { togglePanel, openPanel } = useWorkspace();
  const here = useQuery(peopleHereQuery(useApi(), scope)).data?.length ?? 0;
  const inside = useEntryTeams().filter(({ leftAtMs }) => leftAtMs === null);
  const drafts = useDrafts();
  const isEnded = incident.status === "completed";
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const elapsed = useSecondsSince(incident.created_at);

  function leave(): void {
    leaveEnded();
    void navigate({ to: paths.responder });
  }

  /** What goes with the incident: text that was typed and not saved. */
  function unsavedWords(): string {
    const names = new Set(drafts.unsaved(scope.draft("")));
    const words = UNSAVED_KINDS.filter((kind) => names.has(scope.draft(kind))).map((kind) => responder.kinds[kind]);
    return words.length === 0 ? "" : ` ${responder.unsavedGoes}${words.join(", ")}.`;
  }

  /** An incident that ends takes the clocks away: nobody may be forgotten inside. */
  function insideWords(): string {
    return inside.length === 0 ? "" : ` ${responder.teamsInside}${inside.map(({ name }) => name).join(", ")}.`;
  }

  async function end(): Promise<void> {
    setEnding(true);
    try {
      const isSent = (await endIncident()) === "sent";
      toasts.show({
        tone: isSent ? "ok" : "caution",
        title: responder.incidentCompleted,
        text: isSent ? responder.incidentCompletedText : responder.incidentCompletedLater,
      });
      void navigate({ to: paths.responder });
    } catch {
      toasts.show({ tone: "danger", title: common.errorTitle, text: responder.endFailed });
    } finally {
      setAsking(false);
      setEnding(false);
    }
  }

  return (
    <section className="app-incident-banner" aria-label={incident.title}>
      {isEnded ? undefined : <span className="placard__live" aria-hidden="true" />}
      <span className="placard__words">
        <strong title={incident.title}>{incident.title}</strong>
        <small title={unsent.length > 0 ? unsentWords : responder.trackedSince(formatMoment(incident.created_at))}>
          {isEnded ? responder.ended : unsent.length > 0 ? responder.logWaits(unsent.length) : responder.tracked}
        </small>
      </span>
      <span className="placard__clock" role="timer" aria-label={responder.elapsed}>
        {formatElapsed(elapsed)}
      </span>
      <Button
        className="placard__log"
        icon={<ScrollText aria-hidden="true" />}
        aria-pressed={openPanel === "log"}
        onPress={() => togglePanel("log")}
      >
        <span className="placard__word">{responder.log}</span>
        {live === "live" && here > 1 ? (
          <Badge tone="accent">
            {here}
            <span className="placard-visually-hidden"> {responder.areHere}</span>
          </Badge>
        ) : undefined}
        {live === "lost" ? <CloudOff role="img" aria-label={responder.notLive} /> : undefined}
      </Button>
      <Button
        className="placard__log placard__teams"
        icon={<Timer aria-hidden="true" />}
        aria-pressed={openPanel === "entry"}
        onPress={() => togglePanel("entry")}
      >
        <span className="placard__word">{responder.entryTeams}</span>
      </Button>
      <Button isPending={isEnding} pendingLabel={responder.ending} onPress={() => setAsking(true)}>
        {isEnded ? responder.leave : responder.end}
      </Button>
      <ConfirmDialog
        title={isEnded ? responder.leaveTitle : responder.endTitle}
        text={(isEnded ? responder.leaveText : responder.endText)(incident.title) + insideWords() + unsavedWords()}
        confirmLabel={isEnded ? responder.leave : responder.end}
        cancelLabel={common.cancel}
        isPending={isEnding}
        pendingLabel={responder.ending}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => (isEnded ? leave() : void end())}
      />
    </section>
  );
}

function useSecondsSince(iso: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - new Date(iso).getTime()) / 1000));
}
