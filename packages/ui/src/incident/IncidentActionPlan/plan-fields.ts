import type { ActionPlan, ActionPlanTexts } from "@placard/hazmat-core";

/** A text field of the plan. */
export type PlanField = keyof ActionPlanTexts;

/** Single-line fields, in the order of the form. */
export const SHORT_PLAN_FIELDS: readonly PlanField[] = [
  "incidentName",
  "incidentCommander",
  "location",
  "dateTime",
  "incidentType",
];

/** Multi-line fields, in the order of the form. */
export const LONG_PLAN_FIELDS: readonly PlanField[] = [
  "objectives",
  "strategy",
  "safety",
  "resources",
  "communications",
  "logistics",
  "canUtechConsultation",
];

/** An empty plan. */
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
