import { type IncidentPlan } from "@placard/api-client";
import { planBasis, planBox, planChemical, planResource } from "@placard/api-client/internal";

type Listed = "chemicals" | "boxes" | "resource_list" | "known";

/** A plan as stored in a draft and in its form: each chemical, box, resource and known value as one text. */
export type PlanDraft = Omit<IncidentPlan, Listed> & Readonly<Record<Listed, readonly string[]>>;

/** A plan stored on this device: plans stored by an older app version have no boxes. */
export type StoredPlan = Omit<IncidentPlan, "boxes" | "resource_list"> &
  Partial<Pick<IncidentPlan, "boxes" | "resource_list">>;

export function planToDraft(plan: StoredPlan): PlanDraft {
  const { chemicals, boxes = [], resource_list = [], known, ...texts } = plan;
  return {
    ...texts,
    chemicals: chemicals.map((one) => JSON.stringify(planChemical.parse(one))),
    boxes: boxes.map((one) => JSON.stringify(planBox.parse(one))),
    resource_list: resource_list.map((one) => JSON.stringify(planResource.parse(one))),
    known: known.map((one) => JSON.stringify(planBasis.parse(one))),
  };
}

/** Converts a draft to a plan. Unreadable parts were not written by this app and are left out. */
export function planFromDraft({ chemicals, boxes, resource_list, known, ...texts }: PlanDraft): IncidentPlan {
  return {
    ...texts,
    boxes: boxes.flatMap((text) => planBox.safeParse(parsed(text)).data ?? []),
    resource_list: resource_list.flatMap((text) => planResource.safeParse(parsed(text)).data ?? []),
    chemicals: chemicals.flatMap((text) => planChemical.safeParse(parsed(text)).data ?? []),
    known: known.flatMap((text) => planBasis.safeParse(parsed(text)).data ?? []),
  };
}

/** The incident's data for each field at the last edit of the field. */
export function knownIn({ known }: Pick<PlanDraft, "known">): ReadonlyMap<string, string> {
  return new Map(
    known.flatMap((text) => planBasis.safeParse(parsed(text)).data ?? []).map((one) => [one.field, one.text]),
  );
}

/** The materials of a draft in a form that can be compared with the incident's data. */
export function chemicalsText({ chemicals }: Pick<PlanDraft, "chemicals">): string {
  return chemicals.map(referenceOf).join(" ");
}

/** Key and UN number of a draft's material; `?` if the material is not identified. */
export function referenceOf(material: string): string {
  const chemical = planChemical.safeParse(parsed(material)).data?.chemical;
  return chemical === null || chemical === undefined ? "?" : `${chemical.key}@${chemical.un_number ?? ""}`;
}

/** True if no one has edited a field: it still contains the incident's data of that time. */
export function isUntouched(draft: PlanDraft, field: keyof PlanDraft): boolean {
  const value = draft[field];
  const text = typeof value === "string" ? value : chemicalsText(draft);
  return knownIn(draft).get(field) === text;
}

/** True if people wrote the same text in every field of the first plan; data filled in by the incident is ignored. */
export function isSamePlan(one: PlanDraft, other: PlanDraft): boolean {
  return Object.keys(one).every((field) => field === "known" || written(one, field) === written(other, field));
}

/** The text that people wrote in a field; `null` if they cleared it. */
function written(draft: PlanDraft, field: string): string | null {
  const value: unknown = Reflect.get(draft, field);
  const text = field === "chemicals" ? chemicalsText(draft) : value;
  const known = knownIn(draft).get(field);
  if (known !== undefined && text === known) return field === "chemicals" ? "[]" : '""';
  return known !== undefined && text === "" ? null : JSON.stringify(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
