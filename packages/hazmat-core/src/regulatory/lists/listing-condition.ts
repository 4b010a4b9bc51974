import type { ChemicalState } from "../../business/forms/choices.ts";
import type { StoredCondition } from "./stored-lists.ts";

/** True if a row of a list is about what is stored; `depends`: no one has said what it turns on. */
export type Applies = "yes" | "no" | "depends";

/** What is known of the form and strength of something that is stored. */
export interface RegulatedForm {
  /** As stored; empty: no one has said. */
  readonly states?: readonly ChemicalState[];
  /** Percent by weight of the listed substance, 0 to 100; 100 is pure. `null`: no one has said. */
  readonly percent?: number | null;
}

/** How a row's condition stands against what is stored. A row without one is about every form. */
export function appliesTo(condition: StoredCondition | undefined, stored: RegulatedForm): Applies {
  if (condition === undefined) return "yes";
  return both(formApplies(condition.form, stored), strengthApplies(condition, stored.percent ?? null));
}

function formApplies(form: StoredCondition["form"], { states = [], percent = null }: RegulatedForm): Applies {
  switch (form) {
    case undefined:
      return "yes";
    case "gas":
    case "liquid":
      if (states.length === 0) return "depends";
      return states.includes(form) ? "yes" : "no";
    case "anhydrous":
      if (percent !== null) return percent === 100 ? "yes" : "no";
      return states.includes("gas") ? "yes" : "depends";
    case "solution":
      if (percent !== null) return percent < 100 ? "yes" : "no";
      return states.length > 0 && states.every((state) => state === "gas") ? "no" : "depends";
    case "as-named":
      return "depends";
  }
}

function strengthApplies({ least, over, most }: StoredCondition, percent: number | null): Applies {
  if (least === undefined && over === undefined && most === undefined) return "yes";
  if (percent === null) return "depends";
  return percent >= (least ?? 0) && percent > (over ?? -1) && percent <= (most ?? 100) ? "yes" : "no";
}

function both(one: Applies, other: Applies): Applies {
  if (one === "no" || other === "no") return "no";
  return one === "yes" && other === "yes" ? "yes" : "depends";
}
