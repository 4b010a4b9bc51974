import type { SafetyGroup, SafetyTopicId } from "@placard/hazmat-core";

/** Topics of each tab, in reading order. */
export const SAFETY_GROUPS: Readonly<Record<SafetyGroup, readonly SafetyTopicId[]>> = {
  health: ["short_term_effects", "long_term_effects", "first_aid_measures", "first_aid", "treatment", "preventions"],
  ppe: ["ppe", "exposure_control", "respirator_recommendations", "preventive_measures"],
  fire: ["fire_fighting", "fire_fighting_procedures", "firefighting_hazards"],
  decon: ["accidental_release", "isolation_and_evacuation", "spillage_disposal", "cleanup_methods", "disposal_methods"],
};

export const SAFETY_GROUP_ORDER: readonly SafetyGroup[] = ["health", "ppe", "fire", "decon"];
