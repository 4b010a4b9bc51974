import type { IncidentLogEntry } from "@placard/api-client";
import { type LogEntry } from "@placard/ui/incident";
import { type EntryTeam, entryTeams } from "@placard/ui/internal";
import { savedEntry } from "../log-entries.ts";

/** The teams that are in the hot zone according to a log. */
export function teamsInside(lines: readonly LogEntry[]): readonly EntryTeam[] {
  return entryTeams(lines).filter(({ leftAtMs }) => leftAtMs === null);
}

export function isAnyoneInside(saved: readonly IncidentLogEntry[]): boolean {
  return teamsInside(saved.map(savedEntry)).length > 0;
}
