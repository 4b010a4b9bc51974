import type { IncidentPlan } from "@placard/api-client";

export type PlanField = keyof IncidentPlan;

/** One-line fields, then the ones that hold several lines, in the order of the form. */
export const SHORT_FIELDS: readonly PlanField[] = [
  "incidentName",
  "incidentCommander",
  "location",
  "dateTime",
  "incidentType",
];

export const LONG_FIELDS: readonly PlanField[] = [
  "objectives",
  "strategy",
  "safety",
  "resources",
  "communications",
  "logistics",
  "canUtechConsultation",
];

export const EMPTY_PLAN: IncidentPlan = {
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
};
