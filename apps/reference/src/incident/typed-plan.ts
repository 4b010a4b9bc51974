import { getIncidentPlan, incidentPlan, type IncidentPlan } from "@placard/api-client";
import type { Drafts } from "../forms/drafts/drafts.ts";
import { planFromDraft, planToDraft } from "./plan-draft.ts";
import type { WorkScope } from "./saved/work-scope.ts";
import type { Kept } from "./outbox.ts";
import type { SentAnswer } from "./send-unsent.ts";

/** What was typed in the plan of an incident and is not saved. */
export interface TypedPlan {
  readonly plan: IncidentPlan;
  /** The version it was written on. */
  readonly version: number;
  /** The plan of that version; `null`: this device does not have it. */
  readonly base: IncidentPlan | null;
  /** True if someone else's plan stands against it: nothing is saved over that one unless it is asked for. */
  readonly isInConflict: boolean;
}

/** As the draft of its form keeps it, also when the form is not open; `null` where nothing is kept. */
export function typedPlan(drafts: Drafts, scope: WorkScope): TypedPlan | null {
  const empty = planToDraft(getIncidentPlan.response.shape.plan.parse({}));
  const { values, writtenAt } = drafts.read(scope.draft("plan"), { ...empty, baseVersion: "0", base: "", against: "" });
  if (writtenAt === null) return null;
  const { baseVersion, base: _base, against, ...draft } = values;
  const base = basePlan(values);
  return { plan: planFromDraft(draft), version: Number(baseVersion), base, isInConflict: against !== "" };
}

/** The plan on which a draft was written: blank before any was saved; `null`: an older version of the app kept none. */
export function basePlan({ base, baseVersion }: { readonly base: string; readonly baseVersion: string }) {
  if (base === "") return baseVersion === "0" ? incidentPlan.parse({}) : null;
  try {
    return incidentPlan.safeParse(JSON.parse(base)).data ?? null;
  } catch {
    return null;
  }
}

/** Saves what a form holds; `null`: nothing is to be saved. */
type Save = () => Promise<Kept<SentAnswer>> | null;

/** The form of the plan while it is open: it knows what to fill in beside what was typed. */
export class OpenPlanForm {
  #save: Save | null = null;

  get isOpen(): boolean {
    return this.#save !== null;
  }

  readonly register = (save: Save): (() => void) => {
    this.#save = save;
    return () => {
      if (this.#save === save) this.#save = null;
    };
  };

  save(): ReturnType<Save> {
    return this.#save?.() ?? null;
  }
}
