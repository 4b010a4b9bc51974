/** What a site has or has not, that crews ask for. */
export const FEATURES = [
  "fire_suppression",
  "fire_alarm",
  "sprinklers",
  "training_for_chemicals",
  "nearby_river_or_sewer",
] as const;
export type Feature = (typeof FEATURES)[number];

/** What is known of a feature: it is there, it is not, or no one has said. */
export const FEATURE_STATES = ["yes", "no", "unknown"] as const;
export type FeatureState = (typeof FEATURE_STATES)[number];

/** How a form keeps them. A type, not an interface: the form's values must have no field beside these. */
export type FeatureValues = { readonly [Each in Feature]: FeatureState };

/** What is sent of it. */
export const FEATURE_OF: Readonly<Record<FeatureState, boolean | null>> = { yes: true, no: false, unknown: null };
