/** The action plan of an incident. The package root exports it too. */
export {
  IncidentActionPlan,
  type IncidentActionPlanProps,
  type OtherPlan,
} from "./IncidentActionPlan/IncidentActionPlan.tsx";
export { EMPTY_PLAN, LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS, type PlanField } from "./IncidentActionPlan/plan-fields.ts";
