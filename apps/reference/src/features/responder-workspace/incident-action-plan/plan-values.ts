import type { IncidentPlan } from "@placard/api-client";
import type { ActionPlan, PlanChemical } from "@placard/hazmat-core";
import { EMPTY_PLAN } from "@placard/ui";
import { type PlanSuggestions } from "@placard/ui/incident";
import { wireChemicals } from "../../../incident/action-plan.ts";
import { isSamePlan, planFromDraft, planToDraft, type PlanDraft } from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";

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

/** What the incident knows for a plan: words for its fields, and its substances. */
export interface PlanKnown {
  readonly texts: PlanSuggestions;
  readonly chemicals: readonly PlanChemical[];
}

export const NOTHING_KNOWN: PlanKnown = { texts: {}, chemicals: [] };

/** The values with what the incident knows in the fields that nobody has written in. */
export function filledIn(values: PlanValues, { texts, chemicals }: PlanKnown): PlanValues {
  const known = Object.entries(texts).flatMap(([name, { text }]) =>
    Reflect.get(values, name) === "" && !values.emptied.includes(name) ? [[name, text] as const] : [],
  );
  return {
    ...values,
    ...Object.fromEntries(known),
    ...(takesChemicals(values) && { chemicals: chemicalsToDraft(chemicals) }),
  };
}

/** Whether nobody has put a substance in, or taken the last one out. */
export function takesChemicals({ chemicals, emptied }: PlanValues): boolean {
  return chemicals.length === 0 && !emptied.includes("chemicals");
}

/** Substances as a draft keeps them. */
export function chemicalsToDraft(chemicals: readonly PlanChemical[]): PlanDraft["chemicals"] {
  return planToDraft({ ...EMPTY_PLAN, chemicals: wireChemicals(chemicals) }).chemicals;
}

/** What the form takes over of what was typed, with the fields that are emptied by it. */
export function typedOf(
  { chemicals, ...texts }: Partial<ActionPlan>,
  emptied: readonly string[],
): Partial<PlanDraft> & Pick<PlanValues, "emptied"> {
  const typed = { ...texts, ...(chemicals !== undefined && { chemicals: chemicalsToDraft(chemicals) }) };
  return { ...typed, emptied: emptiedAfter(emptied, typed) };
}

/** Which fields a person has emptied, after these were typed or taken out. */
export function emptiedAfter(emptied: readonly string[], typed: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.keys(typed);
  const isEmpty = (name: string): boolean => {
    const value = typed[name];
    return value === "" || (Array.isArray(value) && value.length === 0);
  };
  return [...emptied.filter((name) => !names.includes(name)), ...names.filter(isEmpty)];
}

interface Typed {
  readonly values: PlanValues;
  /** Whether anything was typed since the form last stood as the server had it. */
  readonly isChanged: boolean;
  /** What this form last sent; `null`: nothing. */
  readonly sent: SentPlan | null;
}

export interface SentPlan {
  readonly plan: IncidentPlan;
  /** What stood in the form, without what the incident filled in. */
  readonly typed: PlanValues;
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
  const isOwn = sent !== null && isSamePlan(theirs, planToDraft(sent.plan));
  // Saved as it stands: what was filled in is on the server too, and nothing is left to be restored.
  if (isOwn && isSamePlan(values, sent.typed)) {
    return { values: { ...planValues(saved), emptied: values.emptied }, isConflict: false };
  }
  return {
    values: { baseVersion: String(saved.version) },
    isConflict: !isOwn && !isSamePlan(theirs, values),
  };
}
