/** Kinds of release source: a known rate, or the object from which it escapes. */
export const SOURCE_KINDS = ["rate", "pool", "tank", "cylinder", "gas-line"] as const;
/** The id of one of them. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The state in which matter leaves each source; a rate goes with all. */
export const STATE_OF_SOURCE: Readonly<Record<Exclude<SourceKind, "rate">, "liquid" | "gas">> = {
  pool: "liquid",
  tank: "liquid",
  cylinder: "gas",
  "gas-line": "gas",
};

/** The ground that a cloud drifts over, by a word. */
export const GROUNDS = ["open", "urban"] as const;

/** Sizes of a spill that the tables of distances ask for. */
export const SPILL_SIZES = ["small", "large"] as const;

/** Times of day that the tables of distances ask for. */
export const TIMES_OF_DAY = ["day", "night"] as const;
