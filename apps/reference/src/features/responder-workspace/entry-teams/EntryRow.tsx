import { entryEnded, EntryStrip, parTaken } from "@placard/ui/incident";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { entryAction } from "./log-actions.ts";

/** The clocks of the teams that are inside, above every module. */
export function EntryRow() {
  const { mode, log } = useIncident();
  const { openPanel, togglePanel } = useWorkspace();
  const teams = useEntryTeams();
  const isOpen = mode.kind === "incident" && mode.incident.status === "active";
  return (
    <EntryStrip
      className="app-entry-row"
      teams={teams}
      onPar={isOpen ? (team) => log.record(entryAction(parTaken(team))) : undefined}
      onOut={isOpen ? (team) => log.record(entryAction(entryEnded(team))) : undefined}
      onOpen={() => openPanel !== "entry" && togglePanel("entry")}
    />
  );
}
