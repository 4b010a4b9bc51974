import type { IncidentPlan } from "@placard/api-client";

const fields: Record<keyof IncidentPlan, string> = {
  incidentName: "Incident name",
  incidentCommander: "Incident commander",
  location: "Location",
  dateTime: "Date and time",
  incidentType: "Incident type",
  objectives: "Objectives",
  strategy: "Strategy",
  safety: "Safety",
  resources: "Resources",
  communications: "Communications",
  logistics: "Logistics",
  canUtechConsultation: "CANUTEC consultation",
};

/** The Incident Action Plan. */
export const incidentPlan = {
  fields,
  title: "Incident Action Plan (IAP)",
  loading: "Loading plan",
  loadFailed: "The plan could not be read",
  loadFailedText:
    "The server could not be reached. What you write is kept, and compared with the saved plan when the network is back.",
  save: "Save plan",
  saving: "Saving...",
  savedToast: "Plan saved",
  savedOnDevice: "Kept on this device",
  savedOnDeviceText: "Nothing is sent in quick search.",
  saveFailed: "The plan was not saved.",
  keptOnDevice: "What you typed is kept on this device.",
  keptInPage: "This device keeps nothing more: what you typed stands only in this page.",
  waits: "Waits to be sent",
  waitsText: "The plan is kept on this device and is sent when the network is back.",
  conflictTitle: "Somebody else saved this plan",
  conflictText: (who: string) =>
    `${who} saved it while you wrote. Compare both, then save again: yours will replace it.`,
  somebody: "Somebody",
  theirs: (value: string) => `Saved by the other: ${value}`,
  savedBy: (who: string, when: string) => `Saved by ${who}, ${when}`,
  neverSaved: "Not saved yet",
  consultation: "Open CANUTEC consultation",
  consultationHint: "Opens the CANUTEC site in a new tab. It needs the network.",
  print: "Print",
  generatePdf: "Generate PDF",
  printed: (when: string) => `Printed ${when}`,
  notFilledIn: "Not filled in",
  sources: (product: string, state: string) => `Source: ${product}, as written by the responders named here. ${state}.`,
  printDisclaimer: "Reference information. Your own procedures and command decide.",
  generatePdfReason: "Use Print and choose “Save as PDF”.",
};
