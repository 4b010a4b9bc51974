import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { typedPlan } from "../../../incident/typed-plan.ts";
import { useEntryTeams } from "../../../incident/use-log-lines.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** What goes when the incident ends, in words: the clocks of teams inside, and text that was typed and not saved. */
export function useGoesWithIncident(): () => string {
  const { responder } = useMessages();
  const { mode, scope } = useIncident();
  const inside = useEntryTeams().filter(({ leftAtMs }) => leftAtMs === null);
  const drafts = useDrafts();
  const isOpen = mode.kind === "incident" && mode.incident.status === "active";

  /** The end saves the plan before, unless it has to be compared with somebody else's. */
  const isPlanSaved = (name: string): boolean =>
    isOpen && name === scope.draft("plan") && typedPlan(drafts, scope)?.isInConflict === false;

  function unsavedWords(): string {
    const prefix = scope.draft("");
    const known: Readonly<Record<string, string>> = responder.unsavedKinds;
    const names = drafts.unsaved(prefix).filter((name) => !isPlanSaved(name));
    const words = names.map((name) => known[name.slice(prefix.length)] ?? responder.unsavedOther);
    return words.length === 0 ? "" : ` ${responder.unsavedGoes}${[...new Set(words)].join(", ")}.`;
  }

  /** Nobody may be forgotten inside. */
  function insideWords(): string {
    return inside.length === 0 ? "" : ` ${responder.teamsInside}${inside.map(({ name }) => name).join(", ")}.`;
  }

  return () => insideWords() + unsavedWords();
}
