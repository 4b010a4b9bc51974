import type { EntryTeam } from "@placard/ui/internal";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { teamsInside } from "../../../incident/entry/teams-inside.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { typedPlan } from "../../../incident/typed-plan.ts";
import { useLogLines } from "../../../incident/use-log-lines.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface EndWarnings {
  /** Teams inside according to the log, as text; empty if none. */
  readonly insideText: () => string;
  /** Unsaved input, as text. */
  readonly unsavedText: () => string;
  /** True if the typed plan conflicts with someone else's plan and would be lost at the end. */
  readonly isPlanInConflict: () => boolean;
  readonly inside: readonly EntryTeam[];
}

/** Data affected by the end of an incident: teams inside, and unsaved text. */
export function useEndWarnings(): EndWarnings {
  const { responder } = useMessages();
  const { mode, scope } = useIncident();
  const inside = teamsInside(useLogLines());
  const drafts = useDrafts();
  const isOpen = mode.kind === "incident" && mode.incident.status === "active";

  const isPlanInConflict = (): boolean => typedPlan(drafts, scope)?.isInConflict === true;

  /** Ending an incident saves the plan first, unless it conflicts with someone else's. */
  const isPlanSaved = (name: string): boolean => isOpen && name === scope.draft("plan") && !isPlanInConflict();

  function unsavedText(): string {
    const prefix = scope.draft("");
    const known: Readonly<Record<string, string>> = responder.unsavedKinds;
    const names = drafts.unsaved(prefix).filter((name) => !isPlanSaved(name));
    const texts = names.map((name) => known[name.slice(prefix.length)] ?? responder.unsavedOther);
    return texts.length === 0 ? "" : ` ${responder.unsavedGoes}${[...new Set(texts)].join(", ")}.`;
  }

  /** Names the teams still inside, so that none is forgotten. */
  function insideText(): string {
    return inside.length === 0 ? "" : ` ${responder.teamsInside}${inside.map(({ name }) => name).join(", ")}.`;
  }

  return { inside, insideText, unsavedText, isPlanInConflict };
}
