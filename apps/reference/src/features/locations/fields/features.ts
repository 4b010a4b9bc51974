/** What a site has or has not, that crews ask for. */
export const FEATURES = [
  "fire_suppression",
  "fire_alarm",
  "sprinklers",
  "training_for_chemicals",
  "nearby_river_or_sewer",
] as const;
export type Feature = (typeof FEATURES)[number];
