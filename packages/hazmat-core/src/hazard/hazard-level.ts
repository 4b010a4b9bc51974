import type { SourceRef } from "../provenance/source.ts";

/** Stored and displayed hazard levels, lowest first. */
export const HAZARD_LEVELS = ["low", "medium", "high", "extreme"] as const;

/** How dangerous a chemical is, in one of four words: `low`, `medium`, `high`, `extreme`. */
export type HazardLevel = (typeof HAZARD_LEVELS)[number];

/**
 * Result about a hazard level. `graded`: a rated level, including `low`. `unknown`: nothing on file gives a level;
 * `basis` gives the reason. `not_graded`: a known hazard that the four levels do not cover, such as radiation; `basis`
 * names it. Only `graded` has a level.
 */
export type HazardStatement = {
  /** One sentence or two: which figure and which rule. */
  readonly basis: string;
  readonly sources: readonly SourceRef[];
} & (
  | { readonly kind: "graded"; readonly level: HazardLevel }
  | { readonly kind: "unknown" | "not_graded"; readonly level: null }
);

/** A derivation that differs from the chosen level. `null`: not covered by the scale. */
export interface OtherHazardLevel {
  readonly level: HazardLevel | null;
  readonly basis: string;
  /** Sources of this derivation, not of the chosen one. */
  readonly sources: readonly SourceRef[];
}

/** A hazard level with its basis, or the reason why there is none. */
export type ExplainedHazardLevel = HazardStatement & {
  /** Other derivations that say something else, so that the reader sees the disagreement. */
  readonly others: readonly OtherHazardLevel[];
};

/**
 * Marks for display, counts and filters, in the order of severity: records without a level rank above known lower
 * levels.
 */
export const HAZARD_MARKS = ["extreme", "high", "unknown", "not_graded", "medium", "low"] as const;

/** A hazard level, or one of the two reasons for having none. */
export type HazardMark = (typeof HAZARD_MARKS)[number];

/**
 * Returns the mark of an explained level, or of the level and basis of a stored chemical.
 *
 * @param stated - level with its `kind`, which distinguishes the two reasons for having no level and is ignored if
 *   there is one
 * @example
 * hazardMark({ level: "high", kind: "graded" }); // "high"
 * hazardMark({ level: null, kind: "not_graded" }); // "not_graded"
 * hazardMark({ level: null, kind: "none" }); // "unknown"
 */
export function hazardMark(stated: { readonly level: HazardLevel | null; readonly kind: string }): HazardMark {
  return stated.level ?? (stated.kind === "not_graded" ? "not_graded" : "unknown");
}

/**
 * Compares levels to sort a list, most dangerous first: extreme, high, no level, medium, low. A chemical without a
 * level may be dangerous, so it is never sorted last.
 *
 * @returns less than 0 if `a` comes first
 * @example
 * ["low", null, "extreme", "medium"].toSorted(compareHazardLevels); // ["extreme", null, "medium", "low"]
 */
export function compareHazardLevels(a: HazardLevel | null, b: HazardLevel | null): number {
  return HAZARD_MARKS.indexOf(a ?? "unknown") - HAZARD_MARKS.indexOf(b ?? "unknown");
}

/**
 * True if a level is high or extreme. Records without a level are counted separately.
 *
 * @example
 * isHighRisk("extreme"); // true
 * isHighRisk(null); // false
 */
export function isHighRisk(level: HazardLevel | null): boolean {
  return level === "high" || level === "extreme";
}
