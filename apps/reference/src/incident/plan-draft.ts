import { planChemical, type IncidentPlan } from "@placard/api-client";

/** How a plan lies in a draft and in its form: each chemical as one text. */
export type PlanDraft = Omit<IncidentPlan, "chemicals"> & { readonly chemicals: readonly string[] };

export function planToDraft({ chemicals, ...texts }: IncidentPlan): PlanDraft {
  return { ...texts, chemicals: chemicals.map((one) => JSON.stringify(planChemical.parse(one))) };
}

/** A chemical that cannot be read is left out: this app did not write it. */
export function planFromDraft({ chemicals, ...texts }: PlanDraft): IncidentPlan {
  return {
    ...texts,
    chemicals: chemicals.flatMap((text) => {
      const read = planChemical.safeParse(parsed(text));
      return read.success ? [read.data] : [];
    }),
  };
}

/** Whether two plans, or a plan and what is typed, say the same in every field of the first. */
export function isSamePlan(one: PlanDraft, other: PlanDraft): boolean {
  return Object.keys(one).every(
    (field) => JSON.stringify(Reflect.get(one, field)) === JSON.stringify(Reflect.get(other, field)),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
