import { MODULE_IDS, type ModuleId } from "./module-ids.ts";

/** The panels that can lie over or beside a module. */
const PANELS = ["map", "checklist", "conversion", "log", "entry"] as const;
export type Panel = (typeof PANELS)[number];

const PLACES_SHOWN = ["businesses", "hydrants", "both"] as const;
export type PlacesShown = (typeof PLACES_SHOWN)[number];

/**
 * Where somebody is in the workspace, as its address says it: a reload, a link and the back button come to the same
 * place. What was worked out there belongs to the incident.
 */
export interface WorkspaceSearch {
  readonly incident?: number;
  /** The first one unless given. */
  readonly module?: ModuleId;
  readonly panel?: Panel;
  /** The substance that is open, as `formatChemicalRef` writes it. */
  readonly chemical?: string;
  /** The checklist that is open. */
  readonly guide?: string;
  /** Where the map looks: longitude, latitude, zoom. */
  readonly view?: string;
  /** What the map shows beside what was calculated. */
  readonly places?: PlacesShown;
}

/** What a step changes of it; `undefined` takes a part away. */
export type WorkspaceStep = { readonly [Part in keyof WorkspaceSearch]?: WorkspaceSearch[Part] | undefined };

/** What may be a reference to a chemical. It is read where it is opened: every page loads this file. */
const LIKE_A_REFERENCE = /^[a-z]+:[\w-]{1,60}(?:@(?:UN|NA)\d{4})?$/;

const LIKE_A_VIEW = /^-?\d{1,3}\.\d{5},-?\d{1,2}\.\d{5},\d{1,2}\.\d$/;

/** Whatever is not understood is left out. */
export function readWorkspaceSearch(search: Readonly<Record<string, unknown>>): WorkspaceSearch {
  const incident = Number(search["incident"]);
  const moduleId = MODULE_IDS.find((known) => known === search["module"]);
  const panel = PANELS.find((known) => known === search["panel"]);
  const { chemical, guide, view } = search;
  const places = PLACES_SHOWN.find((known) => known === search["places"]);
  return {
    ...(Number.isSafeInteger(incident) && incident > 0 && { incident }),
    ...(moduleId !== undefined && { module: moduleId }),
    ...(panel !== undefined && { panel }),
    ...(typeof chemical === "string" && LIKE_A_REFERENCE.test(chemical) && { chemical }),
    ...(typeof view === "string" && LIKE_A_VIEW.test(view) && { view }),
    ...(places !== undefined && { places }),
    ...(typeof guide === "string" && /^[a-z-]{1,60}$/.test(guide) && { guide }),
  };
}
