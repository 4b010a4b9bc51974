import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** What goes when the incident ends, in words: the clocks of teams inside, and text that was typed and not saved. */
export function useGoesWithIncident(): () => string {
  const { responder } = useMessages();
  const { scope } = useIncident();
  const inside = useEntryTeams().filter(({ leftAtMs }) => leftAtMs === null);
  const drafts = useDrafts();

  function unsavedWords(): string {
    const prefix = scope.draft("");
    const known: Readonly<Record<string, string>> = responder.unsavedKinds;
    const words = drafts.unsaved(prefix).map((name) => known[name.slice(prefix.length)] ?? responder.unsavedOther);
    return words.length === 0 ? "" : ` ${responder.unsavedGoes}${[...new Set(words)].join(", ")}.`;
  }

  /** Nobody may be forgotten inside. */
  function insideWords(): string {
    return inside.length === 0 ? "" : ` ${responder.teamsInside}${inside.map(({ name }) => name).join(", ")}.`;
  }

  return () => insideWords() + unsavedWords();
}
