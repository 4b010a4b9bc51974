import type { IncidentPlan } from "@placard/api-client";
import type { ActionPlan } from "@placard/hazmat-core";
import { loggedChemical } from "./logged-chemical.ts";

/** The plan of the API as the form shows it. */
export function actionPlanOf({ chemicals, known: _known, ...texts }: IncidentPlan): ActionPlan {
  return {
    ...texts,
    chemicals: chemicals.map(({ text, chemical }) => ({
      text,
      chemical: chemical === null ? null : { key: chemical.key, unNumber: chemical.un_number, name: chemical.name },
    })),
  };
}

/** The chemicals of a form as the API takes them. */
export function wireChemicals(chemicals: ActionPlan["chemicals"]): IncidentPlan["chemicals"] {
  return chemicals.map(({ text, chemical }) => ({
    text,
    chemical: chemical === null ? null : loggedChemical(chemical),
  }));
}
