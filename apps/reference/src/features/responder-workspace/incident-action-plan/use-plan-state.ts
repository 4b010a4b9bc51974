import { formatMoment } from "@placard/ui/internal";
import type { ResponderMode } from "../../../incident/incident-store.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface PlanState {
  /** True if anything differs from what is saved. */
  readonly isChanged: boolean;
  /** True if someone else saved a conflicting version meanwhile. */
  readonly isInConflict: boolean;
}

/** True if the plan's incident has ended: the server accepts no more changes. */
export function isClosed(mode: ResponderMode): boolean {
  return mode.kind === "incident" && mode.incident.status === "completed";
}

/** Save state of the plan as text: waiting to send, saving shortly, saved by someone at a time, or closed. */
export function usePlanState(saved: SavedPlan, { isChanged, isInConflict }: PlanState): string {
  const { incidentPlan: texts } = useMessages();
  const { scope, mode, isWaiting } = useIncident();
  if (isWaiting("plan")) return texts.waits;
  if (isClosed(mode)) return isChanged ? `${texts.closed}. ${texts.savedOnDevice}` : texts.closed;
  if (isChanged && scope.incidentId !== null) return isInConflict ? texts.savesWhenAsked : texts.savesItself;
  if (saved.updated_at === null) return texts.neverSaved;
  return texts.savedBy(saved.updated_by ?? texts.somebody, formatMoment(saved.updated_at));
}
