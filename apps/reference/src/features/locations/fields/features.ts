/** Safety features of a site that crews need to know. */
export const FEATURES = [
  "fire_suppression",
  "fire_alarm",
  "sprinklers",
  "training_for_chemicals",
  "nearby_river_or_sewer",
] as const;
export type Feature = (typeof FEATURES)[number];

/** State of a feature: yes, no or unknown. */
export const FEATURE_STATES = ["yes", "no", "unknown"] as const;
export type FeatureState = (typeof FEATURE_STATES)[number];

/** The features in form values. A type, not an interface: form values allow no additional fields. */
export type FeatureValues = { readonly [Each in Feature]: FeatureState };

/** The request values of the features. */
export const FEATURE_OF: Readonly<Record<FeatureState, boolean | null>> = { yes: true, no: false, unknown: null };
