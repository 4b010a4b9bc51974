import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

const UNSAVED_KINDS = ["plan", "checklists"] as const;

/** What goes when the incident ends, in words: the clocks of teams inside, and text that was typed and not saved. */
export function useGoesWithIncident(): () => string {
  const { responder } = useMessages();
  const { scope } = useIncident();
  const inside = useEntryTeams().filter(({ leftAtMs }) => leftAtMs === null);
  const drafts = useDrafts();

  function unsavedWords(): string {
    const names = new Set(drafts.unsaved(scope.draft("")));
    const words = UNSAVED_KINDS.filter((kind) => names.has(scope.draft(kind))).map((kind) => responder.kinds[kind]);
    return words.length === 0 ? "" : ` ${responder.unsavedGoes}${words.join(", ")}.`;
  }

  /** Nobody may be forgotten inside. */
  function insideWords(): string {
    return inside.length === 0 ? "" : ` ${responder.teamsInside}${inside.map(({ name }) => name).join(", ")}.`;
  }

  return () => insideWords() + unsavedWords();
}
