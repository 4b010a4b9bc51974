import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { ModuleId } from "./module-ids.ts";

/** The texts that name a module; each has a short form for narrow screens. */
export type ModuleLabel =
  | "chemicalSearch"
  | "businessSearch"
  | "evacuationPlume"
  | "safety"
  | "incidentActionPlan"
  | "teamManagement";

export interface WorkspaceModule {
  readonly id: ModuleId;
  readonly label: ModuleLabel;
  readonly shortLabel: `${ModuleLabel}Short`;
  readonly isForAdmins: boolean;
  readonly Component: LazyExoticComponent<ComponentType>;
}

/** The modules of the bottom bar in the specified order, each in its own chunk. */
export const modules: readonly WorkspaceModule[] = [
  {
    id: "chemical-search",
    label: "chemicalSearch",
    shortLabel: "chemicalSearchShort",
    isForAdmins: false,
    Component: lazy(async () => ({
      default: (await import("./chemical-search/ChemicalSearchModule.tsx")).ChemicalSearchModule,
    })),
  },
  {
    id: "business-search",
    label: "businessSearch",
    shortLabel: "businessSearchShort",
    isForAdmins: false,
    Component: lazy(async () => ({
      default: (await import("./business-search/BusinessSearchModule.tsx")).BusinessSearchModule,
    })),
  },
  {
    id: "evacuation-plume",
    label: "evacuationPlume",
    shortLabel: "evacuationPlumeShort",
    isForAdmins: false,
    Component: lazy(async () => ({
      default: (await import("./evacuation-plume/EvacuationPlumeModule.tsx")).EvacuationPlumeModule,
    })),
  },
  {
    id: "suits-decon",
    label: "safety",
    shortLabel: "safetyShort",
    isForAdmins: false,
    Component: lazy(async () => ({ default: (await import("./safety/SafetyModule.tsx")).SafetyModule })),
  },
  {
    id: "incident-action-plan",
    label: "incidentActionPlan",
    shortLabel: "incidentActionPlanShort",
    isForAdmins: false,
    Component: lazy(async () => ({
      default: (await import("./incident-action-plan/IncidentActionPlanModule.tsx")).IncidentActionPlanModule,
    })),
  },
  {
    id: "team-management",
    label: "teamManagement",
    shortLabel: "teamManagementShort",
    isForAdmins: true,
    Component: lazy(async () => ({
      default: (await import("./team-management/TeamManagementModule.tsx")).TeamManagementModule,
    })),
  },
];

/** The modules a responder may open. */
export function modulesFor(isAdmin: boolean): readonly WorkspaceModule[] {
  return modules.filter((module) => isAdmin || !module.isForAdmins);
}
