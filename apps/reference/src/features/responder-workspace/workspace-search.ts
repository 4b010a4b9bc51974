import { MODULE_IDS, type ModuleId } from "./module-ids.ts";

/** The panels that can lie over or beside a module. */
const PANELS = ["map", "checklist", "conversion", "log", "entry"] as const;
export type Panel = (typeof PANELS)[number];

const PLACES_SHOWN = ["businesses", "hydrants", "both"] as const;
export type PlacesShown = (typeof PLACES_SHOWN)[number];

/**
 * Where someone is in the workspace, as its address says it: a reload, a link and the back button come to the same
 * place. What was calculated there belongs to the incident.
 */
export interface WorkspaceSearch {
  readonly incident?: number;
  /** The first one unless given. */
  readonly module?: ModuleId;
  readonly panel?: Panel;
  /** The substance that is open, as `formatChemicalRef` writes it. */
  readonly chemical?: string;
  /** The second substance for possible reactions. */
  readonly with?: string;
  /** Observations of an unknown substance, as written by `writeObservation`. */
  readonly seen?: string;
  /** The checklist that is open. */
  readonly guide?: string;
  /** Map view: longitude, latitude, zoom. */
  readonly view?: string;
  /** View of the plume map in the same format; nothing while it shows the whole calculation. */
  readonly plumeView?: string;
  /** Map content besides the calculation. */
  readonly places?: PlacesShown;
  /** The business whose record is open, from a code on paper. */
  readonly record?: number;
  /** The site whose floor plan lies on the map. */
  readonly plan?: number;
  /** Inputs of a calculation outside incidents, as written by `writePlumeLink`. */
  readonly plume?: string;
}

/** Changes of a step; `undefined` removes a part. */
export type WorkspaceStep = { readonly [Part in keyof WorkspaceSearch]?: WorkspaceSearch[Part] | undefined };

/** A possible chemical reference. It is parsed where it is opened, since every page loads this file. */
const LIKE_A_REFERENCE = /^[a-z]+:[\w-]{1,60}(?:@(?:UN|NA)\d{4})?$/;

const LIKE_A_VIEW = /^-?\d{1,3}\.\d{5},-?\d{1,2}\.\d{5},\d{1,2}\.\d$/;

const LIKE_AN_OBSERVATION = /^[a-z][\w.*-]{1,400}$/i;

/** Applies a step. The second substance belongs to the card and is dropped when another card is opened. */
export function stepFrom(before: WorkspaceSearch, step: WorkspaceStep): WorkspaceSearch {
  const isOther = "chemical" in step && step.chemical !== before.chemical;
  return readWorkspaceSearch({ ...before, ...(isOther && { with: undefined }), ...step });
}

/** Whatever is not understood is left out. */
export function readWorkspaceSearch(search: Readonly<Record<string, unknown>>): WorkspaceSearch {
  const incident = numberIn(search["incident"]);
  const record = numberIn(search["record"]);
  const plan = numberIn(search["plan"]);
  const moduleId = MODULE_IDS.find((known) => known === search["module"]);
  const panel = PANELS.find((known) => known === search["panel"]);
  const { chemical, guide, view, plume, seen, plumeView, with: other } = search;
  const places = PLACES_SHOWN.find((known) => known === search["places"]);
  return {
    ...(incident !== null && { incident }),
    ...(moduleId !== undefined && { module: moduleId }),
    ...(panel !== undefined && { panel }),
    ...(typeof chemical === "string" && LIKE_A_REFERENCE.test(chemical) && { chemical }),
    ...(typeof other === "string" && LIKE_A_REFERENCE.test(other) && { with: other }),
    ...(typeof view === "string" && LIKE_A_VIEW.test(view) && { view }),
    ...(typeof plumeView === "string" && LIKE_A_VIEW.test(plumeView) && { plumeView }),
    ...(places !== undefined && { places }),
    ...(typeof seen === "string" && LIKE_AN_OBSERVATION.test(seen) && { seen }),
    ...(record !== null && { record }),
    ...(plan !== null && { plan }),
    // What is none is said where it would be shown.
    ...((typeof plume === "string" || typeof plume === "number") && plume !== "" && { plume: String(plume) }),
    ...(typeof guide === "string" && /^[a-z-]{1,60}$/.test(guide) && { guide }),
  };
}

/** The number of a row; `null` for anything else. */
function numberIn(value: unknown): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
