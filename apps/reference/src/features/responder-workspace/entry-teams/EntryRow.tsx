import type { Incident } from "@placard/api-client";
import { entryEnded, EntryStrip, parTaken } from "@placard/ui/internal";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { notify } from "../../../lib/device/notify.ts";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { alarmSound } from "./alarm.ts";
import { entryAction } from "./log-actions.ts";

/**
 * Clocks of the teams inside, above every module. Teams that are still inside when the incident ends stay here and keep
 * their alarms.
 */
export function EntryRow({ incident }: { readonly incident: Incident }) {
  const { logIn } = useIncident();
  const { openPanel, togglePanel } = useWorkspace();
  return (
    <EntryStrip
      className="app-entry-row"
      teams={useEntryTeams()}
      onPar={(team) => logIn(incident, entryAction(parTaken(team)))}
      onOut={(team) => logIn(incident, entryAction(entryEnded(team)))}
      onSign={(texts) => void notify(texts, "entry-here")}
      now={serverClock.now}
      sound={alarmSound}
      onOpen={() => openPanel !== "entry" && togglePanel("entry")}
    />
  );
}
