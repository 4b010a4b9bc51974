/** Action plan and log of an incident. */
export {
  IncidentActionPlan,
  type IncidentActionPlanProps,
  type OtherPlan,
} from "./IncidentActionPlan/IncidentActionPlan.tsx";
export { EMPTY_PLAN, type PlanField } from "./IncidentActionPlan/plan-fields.ts";
export type { FactOrigin, PlanSuggestion, PlanSuggestions } from "./facts/plan-suggestions.ts";
export { IncidentLog, type IncidentLogProps } from "./IncidentLog/IncidentLog.tsx";
export type { Benchmark, LogEntry, LogKind } from "./IncidentLog/log-entry.ts";
