import { entryEnded, EntryStrip, parTaken } from "@placard/ui/incident";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { entryAction } from "./log-actions.ts";

/** The clocks of the teams that are inside, above every module. */
export function EntryRow() {
  const { mode, log } = useIncident();
  const { openPanel, togglePanel } = useWorkspace();
  const teams = useEntryTeams();
  const isOpen = mode.kind === "incident" && mode.incident.status === "active";
  const endedAt = mode.kind === "incident" ? mode.incident.completed_at : null;
  // When it ended may be read later than that it did.
  const stoppedAtMs = isOpen ? undefined : endedAt === null ? null : Date.parse(endedAt);
  return (
    <EntryStrip
      className="app-entry-row"
      teams={teams}
      onPar={isOpen ? (team) => log.record(entryAction(parTaken(team))) : undefined}
      onOut={isOpen ? (team) => log.record(entryAction(entryEnded(team))) : undefined}
      now={serverClock.now}
      stoppedAtMs={stoppedAtMs}
      onOpen={() => openPanel !== "entry" && togglePanel("entry")}
    />
  );
}
