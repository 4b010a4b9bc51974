import { useEffect, useRef, useState } from "react";
import { entryClock, type EntryClock } from "../EntryTeams/entry-clock.ts";
import type { EntryTeam } from "../EntryTeams/entry-team.ts";
import type { AlarmSound } from "./alarm-sound.ts";

/** A team in the hot zone, with its clock. */
export interface TimedTeam {
  readonly team: EntryTeam;
  readonly clock: EntryClock;
}

interface EntrySignOptions {
  readonly sound: AlarmSound;
  /** ms since 1970-01-01 UTC. */
  readonly now?: (() => number) | undefined;
  /** Called once for each alert. */
  readonly onDue: (due: readonly TimedTeam[]) => void;
}

/** Last alert of a team: each alert is given once. */
interface GivenSigns {
  readonly signs: number;
  readonly isParDue: boolean;
}

/**
 * Updates the clocks of the teams in the hot zone every second. When an alert is due, plays the sound and reports the
 * teams, for an announcement. An alert that was due before the page opened sounds once, if it still needs action.
 */
export function useEntrySigns(teams: readonly EntryTeam[], { sound, now: time, onDue }: EntrySignOptions) {
  const now = useSecond(time);
  const timed = teams
    .filter(({ leftAtMs }) => leftAtMs === null)
    .map((team): TimedTeam => ({ team, clock: entryClock(team, now) }));
  const reportedSigns = useRef(new Map<string, GivenSigns>());
  const [announced, setAnnounced] = useState<readonly TimedTeam[]>([]);
  useEffect(() => {
    const due = timed.filter(({ team, clock }) => isDue(clock, reportedSigns.current.get(team.id)));
    reportedSigns.current = new Map(timed.map(({ team, clock }) => [team.id, clock]));
    if (due.length === 0) return;
    sound.ring(due.some(({ clock }) => clock.state === "over") ? "over" : "sign");
    setAnnounced(due);
    onDue(due);
  }, [timed, sound, onDue]);
  return { timed, said: announced };
}

function isDue({ signs, isParDue, state }: EntryClock, before: GivenSigns | undefined): boolean {
  if (before === undefined) return state === "over" || isParDue;
  return signs > before.signs || (isParDue && !before.isParDue);
}

/** Current time in ms since 1970-01-01 UTC, updated every second. */
function useSecond(now: () => number = Date.now): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
