import type { IncidentPlan } from "@placard/api-client";
import type { ActionPlan } from "@placard/hazmat-core";
import { loggedChemical } from "./logged-chemical.ts";
import type { StoredPlan } from "./plan-draft.ts";

/** Converts a plan of the API to the form's plan. */
export function actionPlanOf(plan: StoredPlan): ActionPlan {
  const { chemicals, boxes = [], resource_list = [], known: _known, ...texts } = plan;
  return {
    ...texts,
    boxes,
    chemicals: chemicals.map(({ text, chemical, guide }) => ({
      text,
      chemical: chemical === null ? null : { key: chemical.key, unNumber: chemical.un_number, name: chemical.name },
      ...(guide !== null && { guide }),
    })),
    resourceList: resource_list.map(({ has_arrived: hasArrived, ...cells }) => ({ ...cells, hasArrived })),
  };
}

/** Converts the chemicals of a form to the API format. */
export function wireChemicals(chemicals: ActionPlan["chemicals"]): IncidentPlan["chemicals"] {
  return chemicals.map(({ text, chemical, guide }) => ({
    text,
    chemical: chemical === null ? null : loggedChemical(chemical),
    guide: guide ?? null,
  }));
}

/** Converts the resources of a form to the API format. */
export function wireResources(resources: ActionPlan["resourceList"]): IncidentPlan["resource_list"] {
  return resources.map(({ hasArrived: has_arrived, ...cells }) => ({ ...cells, has_arrived }));
}
