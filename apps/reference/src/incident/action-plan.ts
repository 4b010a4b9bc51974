import type { IncidentPlan } from "@placard/api-client";
import type { ActionPlan } from "@placard/hazmat-core";
import { loggedChemical } from "./logged-chemical.ts";
import type { KeptPlan } from "./plan-draft.ts";

/** The plan of the API as the form shows it. */
export function actionPlanOf(plan: KeptPlan): ActionPlan {
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

/** The chemicals of a form as the API takes them. */
export function wireChemicals(chemicals: ActionPlan["chemicals"]): IncidentPlan["chemicals"] {
  return chemicals.map(({ text, chemical, guide }) => ({
    text,
    chemical: chemical === null ? null : loggedChemical(chemical),
    guide: guide ?? null,
  }));
}

/** The resources of a form as the API takes them. */
export function wireResources(resources: ActionPlan["resourceList"]): IncidentPlan["resource_list"] {
  return resources.map(({ hasArrived: has_arrived, ...cells }) => ({ ...cells, has_arrived }));
}
