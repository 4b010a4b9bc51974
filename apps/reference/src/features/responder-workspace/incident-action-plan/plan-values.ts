import type { IncidentPlan } from "@placard/api-client";
import type { PlanSuggestions } from "@placard/ui";
import { isSamePlan, planFromDraft, planToDraft, type PlanDraft } from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved-plan.ts";

/** The plan and the version it was written on, so that a kept draft cannot overwrite a newer plan unseen. */
export type PlanValues = PlanDraft & {
  readonly baseVersion: string;
  /** Fields that a person emptied: nothing is filled in there of its own accord. */
  readonly emptied: readonly string[];
};

export function planValues({ plan, version }: SavedPlan): PlanValues {
  return { ...planToDraft(plan), baseVersion: String(version), emptied: [] };
}

export function planOf({ baseVersion: _version, emptied: _emptied, ...draft }: PlanValues): IncidentPlan {
  return planFromDraft(draft);
}

/** The values with what the incident knows in the fields that nobody has written in. */
export function filledIn(values: PlanValues, suggestions: PlanSuggestions): PlanValues {
  const known = Object.entries(suggestions).flatMap(([name, { text }]) =>
    Reflect.get(values, name) === "" && !values.emptied.includes(name) ? [[name, text] as const] : [],
  );
  return { ...values, ...Object.fromEntries(known) };
}

/** Which fields a person has emptied, after these texts were typed. */
export function emptiedAfter(emptied: readonly string[], typed: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.keys(typed);
  return [...emptied.filter((name) => !names.includes(name)), ...names.filter((name) => typed[name] === "")];
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
