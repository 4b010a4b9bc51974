import type { ActionPlan, ActionPlanTexts } from "@placard/hazmat-core";

/** A field of the plan that holds words. */
export type PlanField = keyof ActionPlanTexts;

/** The fields of one line, in the order of the form. */
export const SHORT_PLAN_FIELDS: readonly PlanField[] = [
  "incidentName",
  "incidentCommander",
  "location",
  "dateTime",
  "incidentType",
];

/** The fields that hold several lines, in the order of the form. */
export const LONG_PLAN_FIELDS: readonly PlanField[] = [
  "objectives",
  "strategy",
  "safety",
  "resources",
  "communications",
  "logistics",
  "canUtechConsultation",
];

/** A plan in which nothing is filled in. */
export const EMPTY_PLAN: ActionPlan = {
  incidentName: "",
  incidentCommander: "",
  location: "",
  dateTime: "",
  incidentType: "",
  objectives: "",
  strategy: "",
  safety: "",
  resources: "",
  communications: "",
  logistics: "",
  canUtechConsultation: "",
  chemicals: [],
  boxes: [],
  resourceList: [],
};
