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
    conflictTitle: "Somebody else saved this plan",
    conflictText: (who: string): string =>
      `${who} saved it while you wrote. Compare both, then save again: yours will replace it.`,
    theirs: (value: string): string => `Saved by the other: ${value}`,
    consultation: "Open CANUTEC consultation",
    consultationHint: "Opens the CANUTEC site in a new tab. It needs the network.",
    print: "Print",
    generatePdf: "Generate PDF",
    generatingPdf: "Generating...",
    preview: "Preview",
    commanderHint: "Name of the person in command",
    save: "Save plan",
    saving: "Saving...",
    notFilledIn: "Not filled in",
    none: "none",

    chemicals: "Chemicals",
    noChemicals: "No chemical is in the plan.",
    chemicalName: "Chemical",
    chemicalHint: "A name, UN or CAS number. Your words stay as you write them.",
    add: "Add",
    addThis: (name: string): string => `Add ${name}`,
    addWords: "Add the words alone",
    notIdentified: "Not identified",
    which: "Which one?",
    whichOf: (text: string): string => `Which one is “${text}”?`,
    show: "Show",
    showIt: (name: string): string => `Show ${name}`,
    remove: (text: string): string => `Take “${text}” out of the plan`,
    removed: (text: string): string => `Taken out: ${text}`,
    putBack: "Put back",
    putBackIt: (text: string): string => `Put back: ${text}`,
    notRead: "The chemistry data of this device was not loaded. Connect once and try again.",
    full: "The plan holds no more chemicals. Take one out first.",
  },
};
