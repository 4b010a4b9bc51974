/** Kinds of release source: a known rate, or the object from which it escapes. */
export const SOURCE_KINDS = ["rate", "pool", "tank", "cylinder", "gas-line"] as const;
/** An entry of `SOURCE_KINDS`. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The state of the matter leaving each source; a rate is possible with all. */
export const STATE_OF_SOURCE: Readonly<Record<Exclude<SourceKind, "rate">, "liquid" | "gas">> = {
  pool: "liquid",
  tank: "liquid",
  cylinder: "gas",
  "gas-line": "gas",
};

/** Terrain under a cloud, as a word. */
export const GROUNDS = ["open", "urban"] as const;

/** Spill sizes of the distance tables. */
export const SPILL_SIZES = ["small", "large"] as const;

/** Times of day of the distance tables. */
export const TIMES_OF_DAY = ["day", "night"] as const;
