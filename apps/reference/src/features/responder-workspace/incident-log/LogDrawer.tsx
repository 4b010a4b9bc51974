import type { Incident } from "@placard/api-client";
import { IncidentLog, type LogEntry } from "@placard/ui/incident";
import { useQuery } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { peopleHereQuery } from "../../../incident/live/people-here.ts";
import { savedLogQuery } from "../../../incident/saved/saved-log.ts";
import { useReplay } from "../../../incident/replay/use-replay.tsx";
import { useLogExport } from "../../../incident/use-log-export.ts";
import { useLogLines } from "../../../incident/use-log-lines.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SidePanel } from "../frame/SidePanel.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { useLogPhotos } from "./use-log-photos.ts";
import { useNoteDraft } from "./use-note-draft.ts";
import { benchmarkReached, noteWritten } from "./log-actions.ts";

interface LogDrawerProps {
  readonly onClose: () => void;
}

/** The log of the open incident in a panel beside the open module. Not available in quick search. */
export function LogDrawer({ onClose }: LogDrawerProps) {
  const { responder } = useMessages();
  const { mode } = useIncident();
  const entries = useLogLines();
  const replay = useReplay(entries);
  if (mode.kind !== "incident") return null;
  return (
    <>
      <SidePanel label={responder.logTitle} onClose={onClose} isBelow={replay.isOpen}>
        <LogOf incident={mode.incident} entries={entries} onReplay={replay.open} onClose={onClose} />
      </SidePanel>
      {/* Outside the panel, because the panel remounts when a tablet is turned. */}
      {replay.dialog}
    </>
  );
}

interface LogOfProps extends LogDrawerProps {
  readonly incident: Incident;
  readonly entries: readonly LogEntry[];
  readonly onReplay: () => void;
}

function LogOf({ incident, entries, onReplay, onClose }: LogOfProps) {
  const api = useApi();
  const { log, live, scope } = useIncident();
  const { togglePanel } = useWorkspace();
  const saved = useQuery(savedLogQuery(api, scope));
  const people = useQuery(peopleHereQuery(api, scope));
  const note = useNoteDraft(scope);
  const photos = useLogPhotos();
  const leave = useLogExport(incident, entries, photos.fileOf);
  const isOpen = incident.status === "active";
  return (
    <IncidentLog
      entries={entries}
      state={saved.isError ? "failed" : saved.data === undefined && scope.serverId !== null ? "loading" : "ready"}
      onRetry={() => void saved.refetch()}
      people={live === "live" ? (people.data ?? null) : null}
      isLive={live !== "lost"}
      onBenchmark={isOpen ? (benchmark) => log.record(benchmarkReached(benchmark)) : undefined}
      onEntryTeams={() => togglePanel("entry")}
      onNote={isOpen ? (text) => log.record(noteWritten(text)) : undefined}
      onPhoto={isOpen ? photos.add : undefined}
      photoUrl={photos.urlOf}
      defaultNote={note.typed}
      onNoteChange={note.keep}
      onExportCsv={leave.csv}
      onExportPdf={leave.pdf}
      isWritingPdf={leave.isWriting}
      onExportSigned={() => void leave.signed()}
      onReplay={onReplay}
      onClose={onClose}
    />
  );
}
