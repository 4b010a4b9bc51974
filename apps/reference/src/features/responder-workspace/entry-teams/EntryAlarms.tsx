import { entryEnded, EntryStrip, type EntryTeam, parTaken } from "@placard/ui/internal";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useTeamsElsewhere } from "../../../incident/entry/use-teams-elsewhere.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { scopeOf } from "../../../incident/saved/work-scope.ts";
import { notify } from "../../../lib/device/notify.ts";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { paths } from "../../../paths.ts";
import { alarmSound } from "./alarm.ts";
import { ClockWarning } from "./ClockWarning.tsx";
import "./EntryAlarms.css";
import { entryAction } from "./log-actions.ts";

/**
 * Shown above every page of a responder: teams inside in incidents other than the open one, with their alarms, until
 * acknowledged. The workspace shows the teams of the open incident.
 */
export function EntryAlarms() {
  const { mode, scope, logIn, resume } = useIncident();
  const navigate = useNavigate();
  const isWorkspace = useLocation({ select: ({ pathname }) => pathname === paths.responderWorkspace });
  const isInIncident = mode.kind === "incident";
  const elsewhere = useTeamsElsewhere(isWorkspace && isInIncident ? scope.id : null);
  const incidentOf = ({ id }: EntryTeam) =>
    elsewhere.find(({ teams }) => teams.some((team) => team.id === id))?.incident;

  function enter(team: EntryTeam, action: ReturnType<typeof parTaken | typeof entryEnded>): void {
    const incident = incidentOf(team);
    if (incident !== undefined) logIn(incident, entryAction(action));
  }

  function open(team: EntryTeam): void {
    const incident = incidentOf(team);
    if (incident === undefined) return;
    if (!isInIncident || scopeOf(incident).id !== scope.id) resume(incident);
    void navigate({ to: paths.responderWorkspace });
  }

  return (
    <div className="app-alarms">
      <ClockWarning />
      <EntryStrip
        teams={elsewhere.flatMap(({ teams }) => teams)}
        incidentOf={(team) => incidentOf(team)?.title ?? ""}
        onPar={(team) => enter(team, parTaken(team))}
        onOut={(team) => enter(team, entryEnded(team))}
        onOpen={open}
        onSign={(texts) => void notify(texts, "entry-elsewhere")}
        now={serverClock.now}
        sound={alarmSound}
      />
    </div>
  );
}
