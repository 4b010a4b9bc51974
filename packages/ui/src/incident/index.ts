/** What is written down of an incident: its action plan and the chemicals in it. */
export {
  IncidentActionPlan,
  type IncidentActionPlanProps,
  type OtherPlan,
} from "./IncidentActionPlan/IncidentActionPlan.tsx";
export { PlanSheet, type PlanSheetProps } from "./IncidentActionPlan/PlanSheet.tsx";
export { EMPTY_PLAN, LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS, type PlanField } from "./IncidentActionPlan/plan-fields.ts";
export { MOST_PLAN_CHEMICALS, PlanChemicals, type PlanChemicalsProps } from "./PlanChemicals/PlanChemicals.tsx";
export { planChemicalWords } from "./PlanChemicals/plan-chemical-words.ts";
export { IncidentLog, type IncidentLogProps } from "./IncidentLog/IncidentLog.tsx";
export { BENCHMARKS, LOG_KINDS, type Benchmark, type LogEntry, type LogKind } from "./IncidentLog/log-entry.ts";
export { useLogCsv } from "./IncidentLog/use-log-csv.ts";
