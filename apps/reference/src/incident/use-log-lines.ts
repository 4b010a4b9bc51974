import { entryTeams, mapMarks, type EntryTeam, type LogEntry, type MapMark } from "@placard/ui/incident";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { useResponderProfile } from "../session/SessionProvider.tsx";
import { useIncident } from "./IncidentProvider.tsx";
import { savedEntry, waitingEntries } from "./log-entries.ts";
import { useSavedLines } from "./saved/sent-lines.ts";

/** The log of what is open: what the server has, and what waits on this device. Nothing in quick search. */
export function useLogLines(): readonly LogEntry[] {
  const { scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const lines = useSavedLines(useApi(), scope);
  return [...lines.map(savedEntry), ...waitingEntries(waiting, lines, name)];
}

/** The entry teams of what is open, those that are out as well. */
export function useEntryTeams(): readonly EntryTeam[] {
  return entryTeams(useLogLines());
}

/** The marks on the map of what is open. */
export function useMapMarks(): readonly MapMark[] {
  return mapMarks(useLogLines());
}
