/** What is written down of an incident: its action plan, its log and the chemicals in it. */
export * from "./plan.ts";
export { MOST_PLAN_CHEMICALS, PlanChemicals, type PlanChemicalsProps } from "./PlanChemicals/PlanChemicals.tsx";
export { planChemicalWords } from "./PlanChemicals/plan-chemical-words.ts";
export { IncidentLog, type IncidentLogProps } from "./IncidentLog/IncidentLog.tsx";
export { BENCHMARKS, LOG_KINDS, type Benchmark, type LogEntry, type LogKind } from "./IncidentLog/log-entry.ts";
export { useLogCsv } from "./IncidentLog/use-log-csv.ts";
