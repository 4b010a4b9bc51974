import type { ComponentType } from "react";
import { lazyPart } from "../../shell/loading/lazy-part.tsx";
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
  /** True if it shows server data, of which this device may have an older copy. */
  readonly showsKept: boolean;
  readonly Component: ComponentType;
}

/** The code of each module, in a separate chunk. */
const load = {
  "chemical-search": async () => ({
    default: (await import("./chemical-search/ChemicalSearchModule.tsx")).ChemicalSearchModule,
  }),
  "business-search": async () => ({
    default: (await import("./business-search/BusinessSearchModule.tsx")).BusinessSearchModule,
  }),
  "evacuation-plume": async () => ({
    default: (await import("./evacuation-plume/EvacuationPlumeModule.tsx")).EvacuationPlumeModule,
  }),
  "suits-decon": async () => ({ default: (await import("./safety/SafetyModule.tsx")).SafetyModule }),
  "incident-action-plan": async () => ({
    default: (await import("./incident-action-plan/IncidentActionPlanModule.tsx")).IncidentActionPlanModule,
  }),
  "team-management": async () => ({
    default: (await import("./team-management/TeamManagementModule.tsx")).TeamManagementModule,
  }),
} as const satisfies Record<ModuleId, () => Promise<{ default: ComponentType }>>;

/** The modules of the bottom bar in the specified order. */
export const modules: readonly WorkspaceModule[] = [
  {
    id: "chemical-search",
    label: "chemicalSearch",
    shortLabel: "chemicalSearchShort",
    isForAdmins: false,
    showsKept: false,
    Component: lazyPart(load["chemical-search"]),
  },
  {
    id: "business-search",
    label: "businessSearch",
    shortLabel: "businessSearchShort",
    isForAdmins: false,
    showsKept: true,
    Component: lazyPart(load["business-search"]),
  },
  {
    id: "evacuation-plume",
    label: "evacuationPlume",
    shortLabel: "evacuationPlumeShort",
    isForAdmins: false,
    showsKept: true,
    Component: lazyPart(load["evacuation-plume"]),
  },
  {
    id: "suits-decon",
    label: "safety",
    shortLabel: "safetyShort",
    isForAdmins: false,
    showsKept: false,
    Component: lazyPart(load["suits-decon"]),
  },
  {
    id: "incident-action-plan",
    label: "incidentActionPlan",
    shortLabel: "incidentActionPlanShort",
    isForAdmins: false,
    showsKept: true,
    Component: lazyPart(load["incident-action-plan"]),
  },
  {
    id: "team-management",
    label: "teamManagement",
    shortLabel: "teamManagementShort",
    isForAdmins: true,
    showsKept: true,
    Component: lazyPart(load["team-management"]),
  },
];

/** The modules a responder may open. */
export function modulesFor(isAdmin: boolean): readonly WorkspaceModule[] {
  return modules.filter((module) => isAdmin || !module.isForAdmins);
}

/** Loads all modules, so that they open offline. Rejects if one could not be loaded. */
export async function prepareModules(): Promise<void> {
  await Promise.all(Object.values(load).map((prepare) => prepare()));
}
