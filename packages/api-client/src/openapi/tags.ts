import type { Contract } from "../contract/index.ts";

/** Description of each resource. */
export const TAGS: Readonly<Record<keyof Contract, string>> = {
  session: "Sign-in and sign-out, passwords, and who is signed in.",
  registration: "New businesses, departments and their people.",
  businesses: "Businesses: their details, their counts, and a responder's search for them.",
  people: "Users of a business, who sign in, and its contacts, who do not.",
  invitations: "Invitations to a business or a department: the link creates one account and expires after 14 days.",
  locations: "Sites of a business: address, pin, entrances and safety features.",
  chemicals: "The chemical inventory of a business, each row with its hazard level and the basis for it.",
  chemicalImports: "Bulk import of chemicals, all or none, and undoing an import.",
  chemicalChecks: "Confirmations that inventory rows are still correct.",
  containers: "Single containers of a chemical: code, size, storage place and expiry date.",
  storageReactivity: "Chemicals stored together at a site that may react, and accepted risks.",
  pictures: "Entrance images and floor plans of a site, and the points on the plans.",
  safetyDataSheets: "Safety data sheets of stored chemicals, with earlier versions.",
  inspections: "Safety inspections: schedules, completed inspections and findings.",
  deletedRecords: "Items a business deleted in the last 30 days, and restoring them.",
  handOver: "Reports required by law: stock compared with thresholds, missing fields, and the report file.",
  plans: "Whether the plan of a business allows one more site, chemical or user.",
  accessTokens:
    "Access tokens: of a department for its portals, of a business for systems that maintain its inventory.",
  departments: "Fire departments, their members and invitations.",
  incidents: "Incidents of a department: log, action plan and checklists.",
  reference: "Reference data about substances, with a source for every value.",
  modelling: "Isolation, plumes, weather and conversions.",
  geo: "Addresses, routes, hydrants, and sites as points of a map.",
  service: "The server itself: configuration, health, and this document.",
};
