import { MODULE_IDS, type ModuleId } from "./module-ids.ts";

/** The panels that can be shown above or beside a module. */
const PANELS = ["map", "checklist", "conversion", "log", "entry"] as const;
export type Panel = (typeof PANELS)[number];

const PLACES_SHOWN = ["businesses", "hydrants", "both"] as const;
export type PlacesShown = (typeof PLACES_SHOWN)[number];

/**
 * The state of the workspace in its address. A reload, a link and the back button restore the same state. Calculations
 * belong to the incident.
 */
export interface WorkspaceSearch {
  readonly incident?: number;
  /** The first module if omitted. */
  readonly module?: ModuleId;
  readonly panel?: Panel;
  /** The open substance in the format of `formatChemicalRef`. */
  readonly chemical?: string;
  /** The second substance for possible reactions. */
  readonly with?: string;
  /** Observations of an unknown substance, as written by `writeObservation`. */
  readonly seen?: string;
  /** The open checklist. */
  readonly guide?: string;
  /** Map view: longitude, latitude, zoom. */
  readonly view?: string;
  /** View of the plume map in the same format; omitted while it shows the whole calculation. */
  readonly plumeView?: string;
  /** Map content besides the calculation. */
  readonly places?: PlacesShown;
  /** The business whose record is open, from a printed QR code. */
  readonly record?: number;
  /** The site whose floor plan is shown on the map. */
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

/** Parses the address. Invalid parts are ignored. */
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
    // An invalid link is reported where its result would be shown.
    ...((typeof plume === "string" || typeof plume === "number") && plume !== "" && { plume: String(plume) }),
    ...(typeof guide === "string" && /^[a-z-]{1,60}$/.test(guide) && { guide }),
  };
}

/** The id of a row; `null` for any other value. */
function numberIn(value: unknown): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
