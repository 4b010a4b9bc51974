export const MODULE_IDS = [
  "chemical-search",
  "business-search",
  "evacuation-plume",
  "suits-decon",
  "incident-action-plan",
  "team-management",
] as const;

export type ModuleId = (typeof MODULE_IDS)[number];

export const DEFAULT_MODULE: ModuleId = "chemical-search";
