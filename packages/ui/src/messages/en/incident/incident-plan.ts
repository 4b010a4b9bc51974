import type { ActionPlanTexts } from "@placard/hazmat-core";

const fields: Record<keyof ActionPlanTexts, string> = {
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

/** The Incident Action Plan and the substances in it. */
export const incidentPlanWords = {
  incidentPlan: {
    fields,
    title: "Incident Action Plan (IAP)",
    conflictTitle: "Someone else saved this plan",
    conflictText: (who: string): string =>
      `${who} saved it while you were editing. Compare both versions, then save again: yours will replace theirs.`,
    theirs: (value: string): string => `Their version: ${value}`,
    consultation: "Open CANUTEC consultation",
    consultationHint: "Opens the CANUTEC website in a new tab. Needs a network connection.",
    print: "Print",
    generatePdf: "Generate PDF",
    generatingPdf: "Generating...",
    preview: "Preview",
    commanderHint: "Name of the incident commander",
    save: "Save plan",
    saving: "Saving...",
    notFilledIn: "Not filled in",
    none: "none",

    chemicals: "Chemicals",
    noChemicals: "No chemicals in the plan.",
    chemicalName: "Chemical",
    chemicalHint: "Name, UN number or CAS number. Your wording is kept as typed.",
    add: "Add",
    addThis: (name: string): string => `Add ${name}`,
    addWords: "Add as typed",
    notIdentified: "Not identified",
    which: "Which one?",
    whichOf: (text: string): string => `Which one is “${text}”?`,
    show: "Show",
    showIt: (name: string): string => `Show ${name}`,
    remove: (text: string): string => `Remove “${text}” from the plan`,
    removed: (text: string): string => `Removed: ${text}`,
    putBack: "Put back",
    putBackIt: (text: string): string => `Put back: ${text}`,
    notRead: "Chemical data is not on this device yet. Connect once, then try again.",
    full: "The plan is full. Remove a chemical first.",
  },
};
