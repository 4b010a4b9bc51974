import type { Contract } from "../contract/index.ts";

/** What each resource is about. */
export const TAGS: Readonly<Record<keyof Contract, string>> = {
  session: "Sign-in and sign-out, passwords, and who is signed in.",
  registration: "New businesses, departments and their people.",
  businesses: "Businesses: their details, their counts, and a responder's search for them.",
  people: "Users of a business, who sign in, and its contacts, who do not.",
  invitations: "Invitations to a business or a department: the link opens an account once, and ends after 14 days.",
  locations: "Sites of a business: address, pin, entrances and what protects them.",
  chemicals: "The chemical inventory of a business, each row with its hazard level and what that rests on.",
  chemicalImports: "Many chemicals at once, all or none, and the way to take an import back.",
  chemicalChecks: "Who said when that rows of the inventory are still correct.",
  containers: "Single containers below a chemical: their code, size and place, and how long they may be used.",
  storageReactivity: "What stands together at a site and may react, and the risks that were accepted.",
  pictures: "Entrance images and floor plans of a site, and what is marked on the plans.",
  safetyDataSheets: "Safety data sheets of stored chemicals, with earlier versions.",
  inspections: "Safety inspections: what is planned where and how often, what was done, and what it found.",
  deletedRecords: "What a business deleted in the last 30 days, and the way to have it again.",
  handOver: "What is handed over by law: stock against thresholds, what is missing, and the file of a report.",
  plans: "Whether the plan of a business allows one more site, chemical or user.",
  accessTokens: "Access tokens of a business, for systems that keep its inventory.",
  departments: "Fire departments: members, whom they invited, and access tokens for portals.",
  incidents: "Incidents of a department: log, action plan and checklists.",
  reference: "What is on file about a substance, with a source on every figure.",
  modelling: "Isolation, plumes, weather and conversions.",
  geo: "Addresses, routes, hydrants, and sites as points of a map.",
  service: "The server itself: what it offers, how it fares, and this document.",
};
