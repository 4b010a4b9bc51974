import type { SafetyGroup, SafetyTopicId } from "@placard/hazmat-core";

const groups: Record<SafetyGroup, string> = { health: "Health", ppe: "PPE", fire: "Fire", decon: "Decon" };

const topics: Record<SafetyTopicId, string> = {
  cas: "CAS",
  un_number: "UN number",
  first_aid_measures: "First aid measures",
  first_aid: "First aid",
  fire_fighting: "Fire fighting",
  fire_fighting_procedures: "Fire fighting procedures",
  firefighting_hazards: "Firefighting hazards",
  accidental_release: "Accidental release",
  isolation_and_evacuation: "Isolation and evacuation",
  spillage_disposal: "Spillage disposal",
  cleanup_methods: "Cleanup methods",
  disposal_methods: "Disposal methods",
  preventive_measures: "Preventive measures",
  exposure_control: "Exposure control and personal protection",
  ppe: "PPE",
  short_term_effects: "Short-term effects",
  long_term_effects: "Long-term effects",
  respirator_recommendations: "Respirator recommendations",
  preventions: "Preventions",
  treatment: "Treatment",
};

/** Safety information of one substance. */
export const safetyInformationTexts = {
  safetyInformation: {
    groups,
    topics,
    decontamination: "Decontamination by substance and suit",
    byAgent: "By substance",
    suits: {
      "level-a": "Level A: fully encapsulating, vapour-protective suit",
      "level-b": "Level B: splash-protective suit with SCBA",
      "level-c": "Level C: splash-protective suit with air-purifying respirator",
      structural: "Structural firefighting gear",
    },
    saidAbove: "Same as above.",
    groupsLabel: "Safety topics",
    identifiers: (cas: string | null, un: string | null): string =>
      [cas === null ? null : `CAS ${cas}`, un].filter((part) => part !== null).join(" · "),
    notReviewed: "Not reviewed by a hazmat officer. Written for Placard. Each line cites its source.",
    guidebook: "Emergency Response Guidebook",
    guidebookHint: "Opens the PHMSA website in a new tab. Needs a network connection.",
  },
};
