export type ModuleId =
  | "chemical-search"
  | "business-search"
  | "evacuation-plume"
  | "suits-decon"
  | "incident-action-plan"
  | "team-management";

export const DEFAULT_MODULE: ModuleId = "chemical-search";
