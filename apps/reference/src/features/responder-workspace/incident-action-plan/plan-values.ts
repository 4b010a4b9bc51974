import type { IncidentPlan } from "@placard/api-client";
import { isSamePlan, planFromDraft, planToDraft, type PlanDraft } from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";

/** The plan and the version it was written on, so that a kept draft cannot overwrite a newer plan unseen. */
export type PlanValues = PlanDraft & { readonly baseVersion: string };

export function planValues({ plan, version }: SavedPlan): PlanValues {
  return { ...planToDraft(plan), baseVersion: String(version) };
}

export function planOf({ baseVersion: _, ...draft }: PlanValues): IncidentPlan {
  return planFromDraft(draft);
}

interface Typed {
  readonly values: PlanValues;
  /** Whether anything was typed since the form last stood as the server had it. */
  readonly isChanged: boolean;
  /** What this form last sent; `null`: nothing. */
  readonly sent: IncidentPlan | null;
}

/**
 * What a newer plan of the server does to a form.
 *
 * @returns the values that change, and whether somebody else's words stand against those that were typed
 */
export function onNewerPlan(
  { values, isChanged, sent }: Typed,
  saved: SavedPlan,
): { readonly values: Partial<PlanValues>; readonly isConflict: boolean } {
  if (!isChanged) return { values: planValues(saved), isConflict: false };
  const theirs = planToDraft(saved.plan);
  const isOwn = sent !== null && isSamePlan(theirs, planToDraft(sent));
  return {
    values: { baseVersion: String(saved.version) },
    isConflict: !isOwn && !isSamePlan(theirs, values),
  };
}
