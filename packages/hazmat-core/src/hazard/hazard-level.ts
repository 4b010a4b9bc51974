import type { SourceRef } from "../provenance/source.ts";

/** Stored and shown hazard levels, least first. */
export const HAZARD_LEVELS = ["low", "medium", "high", "extreme"] as const;

/** How dangerous a chemical is, in one of four words: `low`, `medium`, `high`, `extreme`. */
export type HazardLevel = (typeof HAZARD_LEVELS)[number];

/** A level with what it rests on. `isClassified` false: nothing was known, and `level` is only the specified default. */
export interface ExplainedHazardLevel {
  readonly level: HazardLevel;
  /** One sentence: which figure and which rule. */
  readonly basis: string;
  readonly isClassified: boolean;
  readonly sources: readonly SourceRef[];
  /** Other derivations that gave another level, so that the reader sees the disagreement. */
  readonly others: readonly { readonly level: HazardLevel; readonly basis: string }[];
}
