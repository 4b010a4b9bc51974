/** Paths of all pages of the app, used by links, redirects and routes. */
export const paths = {
  landing: "/",
  signIn: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  changeEmail: "/change-email",
  choosePassword: "/choose-password",
  plans: "/subscription",
  businessPlan: "/subscription/business",
  responderPlan: "/subscription/responder",
  dashboard: "/dashboard",
  chemicals: "/dashboard/chemicals",
  addChemical: "/dashboard/chemicals/add",
  importChemicals: "/dashboard/chemicals/import",
  containersOfChemical: "/dashboard/chemicals/containers",
  findContainer: "/dashboard/containers",
  locations: "/dashboard/locations",
  addLocation: "/dashboard/locations/add",
  separation: "/dashboard/locations/separation",
  fireSafety: "/dashboard/fire-safety",
  inspection: "/dashboard/fire-safety/inspection",
  checklists: "/dashboard/fire-safety/checklists",
  safetyDataSheets: "/dashboard/safety-data-sheets",
  reports: "/dashboard/reports",
  people: "/dashboard/profile-settings",
  deleted: "/dashboard/deleted",
  profile: "/dashboard/profile",
  /** Redirects old bookmarks to the reports. */
  formerReports: "/dashboard/hand-over",
  responder: "/responder",
  responderWorkspace: "/responder/dashboard",
  pastIncidents: "/responder/incidents",
  responderAccount: "/responder/account",
  verifyLog: "/verify-log",
} as const;

export type AppPath = (typeof paths)[keyof typeof paths];

/** The separation plan of one site. */
export const separationPath = (site: number): string => `${paths.separation}?site=${site}`;

/** The URL that opens the record of a business for crews. Printed codes contain it. */
export const crewAddress = (origin: string, businessId: number): string =>
  `${origin}${paths.responderWorkspace}?module=business-search&record=${businessId}`;

/** Single components for the frames of portals, outside the app and its session. */
export const embedPaths = {
  chemicalSearch: "/embed/chemical-search",
  plume: "/embed/plume",
  checklist: "/embed/checklist",
} as const;

export type EmbedPath = (typeof embedPaths)[keyof typeof embedPaths];

export function embedPathOf(pathname: string): EmbedPath | null {
  return Object.values(embedPaths).find((path) => path === pathname) ?? null;
}

/** The part of the app that a path belongs to. Decides the default theme. */
export type Area = "business" | "responder";

export function areaOfPath(pathname: string): Area {
  return pathname === paths.responder || pathname.startsWith(`${paths.responder}/`) ? "responder" : "business";
}
