import type { ChemicalState } from "../../business/forms/choices.ts";
import type { StoredCondition } from "./stored-lists.ts";

/** True if a row of a list applies to a stored product; `depends`: its condition is not known. */
export type Applies = "yes" | "no" | "depends";

/** Known form and concentration of a stored product. */
export interface RegulatedForm {
  /** As stored; empty: not stated. */
  readonly states?: readonly ChemicalState[];
  /** Percent by weight of the listed substance, 0 to 100; 100 is pure. `null`: not stated. */
  readonly percent?: number | null;
}

/** Compares the condition of a row with a stored product. A row without a condition applies to every form. */
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
