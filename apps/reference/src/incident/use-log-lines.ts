import { loadChecklistGuides } from "@placard/hazmat-core/checklists";
import { type LogEntry } from "@placard/ui/incident";
import { type EntryTeam, entryTeams, type MapMark, mapMarks } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { useResponderProfile } from "../session/SessionProvider.tsx";
import { useIncident } from "./IncidentProvider.tsx";
import { savedEntry, waitingEntries } from "./log-entries.ts";
import { useSavedLines } from "./saved/sent-lines.ts";

/** Part of the app on this device: needs no network and never changes. */
const CHECKLISTS = {
  queryKey: ["checklist-guides"],
  queryFn: () => loadChecklistGuides(),
  networkMode: "always",
  staleTime: Infinity,
} as const;

/** The log of the open work: entries of the server and unsent entries of this device. Empty in quick search. */
export function useLogLines(): readonly LogEntry[] {
  const { scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const lines = useSavedLines(useApi(), scope);
  // Loaded only if an unsent save needs names.
  const isNeeded = waiting.some(({ kind }) => kind === "checklists");
  const guides = useQuery({ ...CHECKLISTS, enabled: isNeeded }).data;
  return [...lines.map(savedEntry), ...waitingEntries(waiting, lines, name, guides)];
}

/** The entry teams of the open work, including those that are out. */
export function useEntryTeams(): readonly EntryTeam[] {
  return entryTeams(useLogLines());
}

/** The map marks of the open work. */
export function useMapMarks(): readonly MapMark[] {
  return mapMarks(useLogLines());
}
