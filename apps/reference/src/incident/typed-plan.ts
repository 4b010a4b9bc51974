import { type IncidentPlan } from "@placard/api-client";
import { getIncidentPlan, incidentPlan } from "@placard/api-client/internal";
import type { Drafts } from "../forms/drafts/drafts.ts";
import { planFromDraft, planToDraft } from "./plan-draft.ts";
import type { WorkScope } from "./saved/work-scope.ts";
import type { SendOutcome } from "./outbox.ts";
import type { SentAnswer } from "./send-unsent.ts";

/** Unsaved input in the plan of an incident. */
export interface TypedPlan {
  readonly plan: IncidentPlan;
  /** The version that the input is based on. */
  readonly version: number;
  /** The plan of that version; `null` if this device does not have it. */
  readonly base: IncidentPlan | null;
  /** True if someone else saved a conflicting plan, which is overwritten only on request. */
  readonly isInConflict: boolean;
}

/** Reads the unsaved plan from the draft, even if the form is closed; `null` if there is no draft. */
export function typedPlan(drafts: Drafts, scope: WorkScope): TypedPlan | null {
  const empty = planToDraft(getIncidentPlan.response.shape.plan.parse({}));
  const { values, writtenAt } = drafts.read(scope.draft("plan"), { ...empty, baseVersion: "0", base: "", against: "" });
  if (writtenAt === null) return null;
  const { baseVersion, base: _base, against, ...draft } = values;
  const base = basePlan(values);
  return { plan: planFromDraft(draft), version: Number(baseVersion), base, isInConflict: against !== "" };
}

/** The plan that a draft is based on: blank if none was saved before; `null` if an older app version stored none. */
export function basePlan({ base, baseVersion }: { readonly base: string; readonly baseVersion: string }) {
  if (base === "") return baseVersion === "0" ? incidentPlan.parse({}) : null;
  try {
    return incidentPlan.safeParse(JSON.parse(base)).data ?? null;
  } catch {
    return null;
  }
}

/** Saves the input of a form; `null` if there is nothing to save. */
type Save = () => Promise<SendOutcome<SentAnswer>> | null;

/** Save function of the plan form while it is open: the form also fills in fields that were not typed. */
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
