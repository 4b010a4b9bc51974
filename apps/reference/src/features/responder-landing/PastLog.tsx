import type { Incident } from "@placard/api-client";
import { formatMoment } from "@placard/ui/internal";
import { IncidentLog, type LogEntry } from "@placard/ui/incident";
import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { EndedPlan } from "../../incident/unsent/EndedPlan.tsx";
import { savedEntry } from "../../incident/log-entries.ts";
import { savedLogQuery } from "../../incident/saved/saved-log.ts";
import { useReplay } from "../../incident/replay/use-replay.tsx";
import { useLogExport } from "../../incident/use-log-export.ts";
import { scopeOf } from "../../incident/saved/work-scope.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";

/** The log of one incident, to read and export. */
export function PastLog({ incidentId }: { readonly incidentId: number }) {
  const { responder } = useMessages();
  const log = useQuery(savedLogQuery(useApi(), scopeOf({ incident_id: incidentId, client_id: null })));
  return (
    <>
      <PageTitle name={log.data?.incident.title ?? responder.pastIncidents} />
      {log.data === undefined ? (
        <NotLoaded
          queries={[log]}
          title={responder.linkedFailed}
          text={responder.linkedFailedText}
          lines={8}
          label={responder.logTitle}
        />
      ) : (
        <ReadLog incident={log.data.incident} entries={log.data.entries.map(savedEntry)} />
      )}
    </>
  );
}

function ReadLog({ incident, entries }: { readonly incident: Incident; readonly entries: readonly LogEntry[] }) {
  const { responder } = useMessages();
  const leave = useLogExport(incident, entries);
  const replay = useReplay(entries);
  const { title, created_at, completed_at } = incident;
  return (
    <article className="placard__past-log">
      <h2>
        {title}
        <small>
          {completed_at === null
            ? responder.openedAt(formatMoment(created_at))
            : responder.fromTo(formatMoment(created_at), formatMoment(completed_at))}
        </small>
      </h2>
      <EndedPlan incident={incident} />
      <IncidentLog
        className="placard__log"
        entries={entries}
        photoUrl={({ action_data: { photo_id } }) =>
          typeof photo_id === "number" ? `/api/get-incident-photo/${photo_id}` : null
        }
        onExportCsv={leave.csv}
        onExportPdf={leave.pdf}
        isWritingPdf={leave.isWriting}
        onExportSigned={() => void leave.signed()}
        onReplay={replay.open}
      />
      {replay.dialog}
    </article>
  );
}
