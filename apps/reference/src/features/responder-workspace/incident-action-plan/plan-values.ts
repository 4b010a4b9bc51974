import { changedParts, mergePlans, withPartsOf, type IncidentPlan } from "@placard/api-client";
import type { ActionPlan, PlanChemical } from "@placard/hazmat-core";
import { EMPTY_PLAN, LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS, type PlanField } from "@placard/ui";
import { MOST_PLAN_CHEMICALS, type PlanSuggestions } from "@placard/ui/incident";
import { wireChemicals, wireResources } from "../../../incident/action-plan.ts";
import {
  chemicalsText,
  isSamePlan,
  isUntouched,
  knownIn,
  planFromDraft,
  planToDraft,
  referenceOf,
  type PlanDraft,
} from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { basePlan } from "../../../incident/typed-plan.ts";

/** The plan and the version it was written on, so that a kept draft cannot overwrite a newer plan unseen. */
export type PlanValues = PlanDraft & {
  readonly baseVersion: string;
  /** The plan of that version as JSON, but as it was before in the fields that someone else changed too. */
  readonly base: string;
  /** Fields that a person emptied: nothing is filled in there of its own accord. */
  readonly emptied: readonly string[];
  /** The version of someone else that stands against what was typed, until it is asked for; empty: none. */
  readonly against: string;
};

/** A field that was empty although something was known for it had been emptied by a person. */
export function planValues({ plan, version }: SavedPlan): PlanValues {
  const draft = planToDraft(plan);
  const isEmpty = (field: string): boolean =>
    (field === "chemicals" ? chemicalsText(draft) : Reflect.get(draft, field)) === "";
  const emptied = plan.known.filter(({ field, text }) => text !== "" && isEmpty(field)).map(({ field }) => field);
  return { ...draft, baseVersion: String(version), base: JSON.stringify(plan), emptied, against: "" };
}

export function planOf({
  baseVersion: _version,
  base: _base,
  emptied: _emptied,
  against: _against,
  ...draft
}: PlanValues): IncidentPlan {
  return planFromDraft(draft);
}

/** Suggestions of the incident for a plan: field texts and calculated substances. */
export interface PlanKnown {
  readonly texts: PlanSuggestions;
  readonly chemicals: readonly PlanChemical[];
}

export const NOTHING_KNOWN: PlanKnown = { texts: {}, chemicals: [] };

/**
 * The values with what the incident knows in the fields that no one has written in; those follow what it knows next. To
 * materials that someone put in, a substance that was calculated since is added once: who removes it is not asked again.
 */
export function filledIn(values: PlanValues, { texts, chemicals }: PlanKnown): PlanValues {
  const taken = SUGGESTED.flatMap((name) => {
    const text = texts[name]?.text;
    return text !== undefined && takes(values, name) ? [[name, text] as const] : [];
  });
  const materials = materialsWith(values, chemicals);
  const next = {
    ...values,
    ...Object.fromEntries(taken),
    ...(materials !== null && { chemicals: materials.chemicals }),
  };
  const basis = [...taken, ...(materials === null ? [] : [["chemicals", materials.basis] as const])];
  return { ...next, known: withBasis(values.known, basis) };
}

/** The materials with those that were calculated; `null`: none are to be added. */
function materialsWith(values: PlanValues, calculated: readonly PlanChemical[]) {
  if (calculated.length === 0) return null;
  const ofIncident = chemicalsToDraft(calculated);
  if (takesChemicals(values)) return { chemicals: ofIncident, basis: chemicalsText({ chemicals: ofIncident }) };
  const known = knownReferences(values);
  const inPlan = new Set(values.chemicals.map(referenceOf));
  const added = ofIncident.filter((one) => !known.has(referenceOf(one)) && !inPlan.has(referenceOf(one)));
  if (added.length === 0) return null;
  const chemicals = [...values.chemicals, ...added].slice(0, MOST_PLAN_CHEMICALS);
  return { chemicals, basis: basisWith(values, ofIncident) };
}

/** Every material that was known when someone last wrote in the plan, as `referenceOf` names them. */
function knownReferences(draft: Pick<PlanDraft, "known">): ReadonlySet<string> {
  return new Set(knownIn(draft).get("chemicals")?.split(" ") ?? []);
}

/** Materials known before and now. */
function basisWith(draft: Pick<PlanDraft, "known">, ofIncident: PlanDraft["chemicals"]): string {
  return [...new Set([...knownReferences(draft), ...ofIncident.map(referenceOf)])]
    .filter((one) => one !== "")
    .join(" ");
}

const SUGGESTED = [...SHORT_PLAN_FIELDS, ...LONG_PLAN_FIELDS];

/** Whether a field was neither typed nor cleared by a person. */
function takes(values: PlanValues, name: PlanField): boolean {
  return (values[name] === "" && !values.emptied.includes(name)) || isUntouched(values, name);
}

/** Whether no person has added or removed substances. */
export function takesChemicals(values: PlanValues): boolean {
  return (values.chemicals.length === 0 && !values.emptied.includes("chemicals")) || isUntouched(values, "chemicals");
}

function withBasis(known: readonly string[], basis: readonly (readonly [string, string])[]): readonly string[] {
  const all = new Map([...knownIn({ known }), ...basis]);
  return [...all].map(([field, text]) => JSON.stringify({ field, text }));
}

/** Newer suggestions for fields written on older facts, shown next to them. */
export function knownSince(values: PlanValues, texts: PlanSuggestions): PlanSuggestions {
  const before = knownIn(values);
  const since = SUGGESTED.flatMap((name) => {
    const now = texts[name];
    if (now === undefined || values[name].trim() === "" || takes(values, name)) return [];
    return now.text === values[name] || now.text === before.get(name) ? [] : [[name, now] as const];
  });
  return Object.fromEntries(since);
}

const { resourceList: _none, ...NO_WORDS } = EMPTY_PLAN;
const NOTHING_WRITTEN: IncidentPlan = { ...NO_WORDS, chemicals: [], boxes: [], resource_list: [], known: [] };

/** Substances as a draft keeps them. */
export function chemicalsToDraft(chemicals: readonly PlanChemical[]): PlanDraft["chemicals"] {
  return planToDraft({ ...NOTHING_WRITTEN, chemicals: wireChemicals(chemicals) }).chemicals;
}

/** What the form takes over of what was typed: which fields it empties, and what was known when it was typed. */
export function typedOf(
  { chemicals, boxes, resourceList, ...texts }: Partial<ActionPlan>,
  { emptied, known }: Pick<PlanValues, "emptied" | "known">,
  now: PlanKnown,
): Partial<PlanDraft> & Pick<PlanValues, "emptied" | "known"> {
  const typed = { ...texts, ...(chemicals !== undefined && { chemicals: chemicalsToDraft(chemicals) }) };
  const basis = Object.keys(typed).flatMap((name) => {
    if (name === "chemicals") {
      const references = basisWith({ known }, chemicalsToDraft(now.chemicals));
      return references === "" ? [] : [[name, references] as const];
    }
    const text = SUGGESTED.flatMap((one) => (one === name ? (now.texts[one]?.text ?? []) : []));
    return text.map((one) => [name, one] as const);
  });
  const filled = {
    ...(boxes !== undefined && { boxes: planToDraft({ ...NOTHING_WRITTEN, boxes: [...boxes] }).boxes }),
    ...(resourceList !== undefined && {
      resource_list: planToDraft({ ...NOTHING_WRITTEN, resource_list: wireResources(resourceList) }).resource_list,
    }),
  };
  return { ...typed, ...filled, emptied: emptiedAfter(emptied, typed), known: withBasis(known, basis) };
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
  /** True if anything was typed since the form last stood as the server had it. */
  readonly isChanged: boolean;
  /** The plan last sent by this form; `null`: none. */
  readonly sent: SentPlan | null;
}

export interface SentPlan {
  readonly plan: IncidentPlan;
  /** Form values without suggestions of the incident. */
  readonly typed: PlanValues;
}

/**
 * What a newer plan of the server does to a form.
 *
 * @returns the values that change
 */
export function onNewerPlan({ values, isChanged, sent }: Typed, saved: SavedPlan): Partial<PlanValues> {
  if (!isChanged) return planValues(saved);
  const theirs = planToDraft(saved.plan);
  const isOwn = sent !== null && isSamePlan(theirs, planToDraft(sent.plan));
  // Saved as it stands: what was filled in is on the server too, and nothing is left to be restored.
  if (isOwn && isSamePlan(values, sent.typed)) {
    return { ...planValues(saved), emptied: values.emptied };
  }
  const version = String(saved.version);
  if (isOwn) return { baseVersion: version, base: JSON.stringify(saved.plan), against: "" };
  const known = basePlan(values);
  if (known === null) return { baseVersion: version, against: isSamePlan(theirs, values) ? "" : version };
  const base = sent === null ? known : withWhatArrived(known, sent.plan, saved.plan);
  const { plan, base: next, conflicts } = mergePlans({ base, mine: planOf(values), theirs: saved.plan });
  const merged = planValues({ ...saved, plan });
  const emptied = values.emptied.filter((name) => Reflect.get(merged, name)?.length === 0);
  return {
    ...merged,
    emptied: [...new Set([...merged.emptied, ...emptied])],
    base: JSON.stringify(conflicts.length === 0 ? saved.plan : next),
    against: conflicts.length === 0 ? "" : version,
  };
}

/** The plan that was written on, with what this form sent since and the server has: more may have been typed on that. */
function withWhatArrived(base: IncidentPlan, sent: IncidentPlan, saved: IncidentPlan): IncidentPlan {
  const notThere = new Set(changedParts(sent, saved));
  return withPartsOf(
    base,
    sent,
    changedParts(base, sent).filter((name) => !notThere.has(name)),
  );
}

/** Someone else's plan where it stands against what was typed: which fields both changed, and theirs in those alone. */
export interface OtherPlan extends SavedPlan {
  readonly conflicts: readonly string[];
}

/** @returns `null`: no one else changed what was typed here */
export function planAgainst(values: PlanValues, saved: SavedPlan): OtherPlan | null {
  if (values.against === "" || values.against !== String(saved.version)) return null;
  const mine = planOf(values);
  const base = basePlan(values);
  if (base === null) return { ...saved, conflicts: [] };
  const { conflicts } = mergePlans({ base, mine, theirs: saved.plan });
  return conflicts.length === 0 ? null : { ...saved, plan: withPartsOf(mine, saved.plan, conflicts), conflicts };
}

/** The values with theirs in one field that both changed. @param name - one of `OtherPlan.conflicts` */
export function withTheirs(values: PlanValues, { plan, conflicts }: OtherPlan, name: string): Partial<PlanValues> {
  const left = conflicts.filter((one) => one !== name);
  return { ...planToDraft(withPartsOf(planOf(values), plan, [name])), ...(left.length === 0 && { against: "" }) };
}
