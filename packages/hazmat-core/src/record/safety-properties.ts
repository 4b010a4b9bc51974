import type { SourceRef } from "../provenance/source.ts";

/** The 20 topics of Safety Information, in the order of the API. */
export const SAFETY_TOPIC_IDS = [
  "cas",
  "un_number",
  "first_aid_measures",
  "first_aid",
  "fire_fighting",
  "fire_fighting_procedures",
  "firefighting_hazards",
  "accidental_release",
  "isolation_and_evacuation",
  "spillage_disposal",
  "cleanup_methods",
  "disposal_methods",
  "preventive_measures",
  "exposure_control",
  "ppe",
  "short_term_effects",
  "long_term_effects",
  "respirator_recommendations",
  "preventions",
  "treatment",
] as const;

/** One of the 20 safety topics, by its name in the API. */
export type SafetyTopicId = (typeof SAFETY_TOPIC_IDS)[number];

/** The four groups in which topics are shown. */
export type SafetyGroup = "health" | "ppe" | "fire" | "decon";

/** A sentence or figure for responders with its sources. */
export interface Statement {
  readonly text: string;
  readonly rests: readonly SourceRef[];
}

/** Safety Information of one chemical. A topic with no statements is not on file. */
export interface SafetyProperties {
  readonly chemicalName: string;
  readonly cas: string | null;
  readonly unNumber: string | null;
  readonly topics: Readonly<Record<SafetyTopicId, readonly Statement[]>>;
}
