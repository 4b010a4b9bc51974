import { type IncidentPlan } from "@placard/api-client";
import { changedParts, mergePlans, withPartsOf } from "@placard/api-client/internal";
import type { ActionPlan, PlanChemical } from "@placard/hazmat-core";
import { EMPTY_PLAN, type PlanField, type PlanSuggestions } from "@placard/ui";
import { LONG_PLAN_FIELDS, MOST_PLAN_CHEMICALS, SHORT_PLAN_FIELDS } from "@placard/ui/internal";

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
import { NEVER_SAVED, type SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { basePlan } from "../../../incident/typed-plan.ts";

/** The plan with the version it is based on, so that a saved draft cannot overwrite a newer plan unnoticed. */
export type PlanValues = PlanDraft & {
  readonly baseVersion: string;
  /** The plan of that version as JSON. Fields that someone else changed too keep their earlier value. */
  readonly base: string;
  /** Fields that a user emptied; they are not filled in automatically. */
  readonly emptied: readonly string[];
  /** Number of someone else's version that conflicts with the input, until it is resolved; empty: none. */
  readonly against: string;
};

/** Form values of a saved plan. A field that is empty although a suggestion was known has been emptied by a user. */
export function planValues({ plan, version }: SavedPlan): PlanValues {
  const draft = planToDraft(plan);
  const isEmpty = (field: string): boolean =>
    (field === "chemicals" ? chemicalsText(draft) : Reflect.get(draft, field)) === "";
  const emptied = plan.known.filter(({ field, text }) => text !== "" && isEmpty(field)).map(({ field }) => field);
  return { ...draft, baseVersion: String(version), base: JSON.stringify(plan), emptied, against: "" };
}

/** True if a person wrote something in the form that the saved plan does not have. */
export function hasUnsavedText(values: PlanValues, saved: IncidentPlan): boolean {
  const mine = planOf(values);
  const written = changedParts(basePlan(values) ?? NEVER_SAVED.plan, mine);
  const differing = new Set(changedParts(saved, mine));
  return written.some((part) => differing.has(part));
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
 * Fills suggestions of the incident into fields without user input and keeps these up to date. A newly calculated
 * substance is added once to materials entered by a user, so that a removed one does not return.
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

/** The materials with calculated ones added; `null` if there are none to add. */
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

/** References of the materials known at the last user edit of the plan, in the format of `referenceOf`. */
function knownReferences(draft: Pick<PlanDraft, "known">): ReadonlySet<string> {
  return new Set(knownIn(draft).get("chemicals")?.split(" ") ?? []);
}

/** References of materials known before and now. */
function basisWith(draft: Pick<PlanDraft, "known">, ofIncident: PlanDraft["chemicals"]): string {
  return [...new Set([...knownReferences(draft), ...ofIncident.map(referenceOf)])]
    .filter((one) => one !== "")
    .join(" ");
}

const SUGGESTED = [...SHORT_PLAN_FIELDS, ...LONG_PLAN_FIELDS];

/** True if a user has neither typed in the field nor cleared it. */
function takes(values: PlanValues, name: PlanField): boolean {
  return (values[name] === "" && !values.emptied.includes(name)) || isUntouched(values, name);
}

/** True if no user has added or removed substances. */
export function takesChemicals(values: PlanValues): boolean {
  return (values.chemicals.length === 0 && !values.emptied.includes("chemicals")) || isUntouched(values, "chemicals");
}

function withBasis(known: readonly string[], basis: readonly (readonly [string, string])[]): readonly string[] {
  const all = new Map([...knownIn({ known }), ...basis]);
  return [...all].map(([field, text]) => JSON.stringify({ field, text }));
}

/** Newer suggestions for fields written with older data, shown next to them. */
export function knownSince(values: PlanValues, texts: PlanSuggestions): PlanSuggestions {
  const before = knownIn(values);
  const since = SUGGESTED.flatMap((name) => {
    const now = texts[name];
    if (now === undefined || values[name].trim() === "" || takes(values, name)) return [];
    return now.text === values[name] || now.text === before.get(name) ? [] : [[name, now] as const];
  });
  return Object.fromEntries(since);
}

const { resourceList: _none, ...NO_TEXTS } = EMPTY_PLAN;
const EMPTY_STORED_PLAN: IncidentPlan = { ...NO_TEXTS, chemicals: [], boxes: [], resource_list: [], known: [] };

/** Substances in the format of a draft. */
export function chemicalsToDraft(chemicals: readonly PlanChemical[]): PlanDraft["chemicals"] {
  return planToDraft({ ...EMPTY_STORED_PLAN, chemicals: wireChemicals(chemicals) }).chemicals;
}

/** Draft changes for typed input: the new values, the emptied fields, and the suggestions known at that time. */
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
    ...(boxes !== undefined && { boxes: planToDraft({ ...EMPTY_STORED_PLAN, boxes: [...boxes] }).boxes }),
    ...(resourceList !== undefined && {
      resource_list: planToDraft({ ...EMPTY_STORED_PLAN, resource_list: wireResources(resourceList) }).resource_list,
    }),
  };
  return { ...typed, ...filled, emptied: emptiedAfter(emptied, typed), known: withBasis(known, basis) };
}

/** The fields that a user has emptied, after these changes. */
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
  /** True if anything was typed since the form last matched the server. */
  readonly isChanged: boolean;
  /** The plan last sent by this form, or `null`. */
  readonly sent: SentPlan | null;
}

export interface SentPlan {
  readonly plan: IncidentPlan;
  /** Form values without suggestions of the incident. */
  readonly typed: PlanValues;
}

/**
 * Merges a newer plan of the server into a form.
 *
 * @returns the values that change
 */
export function onNewerPlan({ values, isChanged, sent }: Typed, saved: SavedPlan): Partial<PlanValues> {
  if (!isChanged) return planValues(saved);
  const theirs = planToDraft(saved.plan);
  const isOwn = sent !== null && isSamePlan(theirs, planToDraft(sent.plan));
  // Saved unchanged: the server has the filled-in suggestions too, so there is nothing to restore.
  if (isOwn && isSamePlan(values, sent.typed)) {
    return { ...planValues(saved), emptied: values.emptied };
  }
  const version = String(saved.version);
  if (isOwn) return { baseVersion: version, base: JSON.stringify(saved.plan), against: "" };
  const known = basePlan(values);
  if (known === null) return { baseVersion: version, against: isSamePlan(theirs, values) ? "" : version };
  const base = sent === null ? known : withSentParts(known, sent.plan, saved.plan);
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

/** The base plan with the parts that this form sent and the server has. Later input is based on these. */
function withSentParts(base: IncidentPlan, sent: IncidentPlan, saved: IncidentPlan): IncidentPlan {
  const notThere = new Set(changedParts(sent, saved));
  return withPartsOf(
    base,
    sent,
    changedParts(base, sent).filter((name) => !notThere.has(name)),
  );
}

/**
 * Someone else's plan in conflict with the input: the fields that both changed, and their values in those fields only.
 */
export interface OtherPlan extends SavedPlan {
  readonly conflicts: readonly string[];
}

/** @returns `null` if someone else changed none of the fields typed here */
export function planAgainst(values: PlanValues, saved: SavedPlan): OtherPlan | null {
  if (values.against === "" || values.against !== String(saved.version)) return null;
  const mine = planOf(values);
  const base = basePlan(values);
  if (base === null) return { ...saved, conflicts: [] };
  const { conflicts } = mergePlans({ base, mine, theirs: saved.plan });
  return conflicts.length === 0 ? null : { ...saved, plan: withPartsOf(mine, saved.plan, conflicts), conflicts };
}

/** The values with the other version of one field that both changed. @param name - one of `OtherPlan.conflicts` */
export function withTheirs(values: PlanValues, { plan, conflicts }: OtherPlan, name: string): Partial<PlanValues> {
  const left = conflicts.filter((one) => one !== name);
  return { ...planToDraft(withPartsOf(planOf(values), plan, [name])), ...(left.length === 0 && { against: "" }) };
}
