/** Every address of the app. Links, redirects and routes name them from here. */
export const paths = {
  landing: "/",
  signIn: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  plans: "/subscription",
  businessPlan: "/subscription/business",
  responderPlan: "/subscription/responder",
  dashboard: "/dashboard",
  chemicals: "/dashboard/chemicals",
  addChemical: "/dashboard/chemicals/add",
  locations: "/dashboard/locations",
  addLocation: "/dashboard/locations/add",
  fireSafety: "/dashboard/fire-safety",
  safetyDataSheets: "/dashboard/safety-data-sheets",
  people: "/dashboard/profile-settings",
  profile: "/dashboard/profile",
  responder: "/responder",
  responderWorkspace: "/responder/dashboard",
  pastIncidents: "/responder/incidents",
} as const;

export type AppPath = (typeof paths)[keyof typeof paths];

/** The part of the app an address belongs to: it decides the theme that stands by default. */
export type Area = "business" | "responder";

export function areaOfPath(pathname: string): Area {
  return pathname === paths.responder || pathname.startsWith(`${paths.responder}/`) ? "responder" : "business";
}
