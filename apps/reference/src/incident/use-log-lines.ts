import { loadChecklistGuides } from "@placard/hazmat-core/checklists";
import { entryTeams, mapMarks, type EntryTeam, type LogEntry, type MapMark } from "@placard/ui/incident";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { useResponderProfile } from "../session/SessionProvider.tsx";
import { useIncident } from "./IncidentProvider.tsx";
import { savedEntry, waitingEntries } from "./log-entries.ts";
import { useSavedLines } from "./saved/sent-lines.ts";

/** Part of the app on this device: no network is needed, and it stays the same. */
const CHECKLISTS = {
  queryKey: ["checklist-guides"],
  queryFn: () => loadChecklistGuides(),
  networkMode: "always",
  staleTime: Infinity,
} as const;

/** The log of what is open: what the server has, and what waits on this device. Nothing in quick search. */
export function useLogLines(): readonly LogEntry[] {
  const { scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const lines = useSavedLines(useApi(), scope);
  // Loaded only where a save waits to be named.
  const isNeeded = waiting.some(({ kind }) => kind === "checklists");
  const guides = useQuery({ ...CHECKLISTS, enabled: isNeeded }).data;
  return [...lines.map(savedEntry), ...waitingEntries(waiting, lines, name, guides)];
}

/** The entry teams of what is open, those that are out as well. */
export function useEntryTeams(): readonly EntryTeam[] {
  return entryTeams(useLogLines());
}

/** The marks on the map of what is open. */
export function useMapMarks(): readonly MapMark[] {
  return mapMarks(useLogLines());
}
