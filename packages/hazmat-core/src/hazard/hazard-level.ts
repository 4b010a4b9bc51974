import type { SourceRef } from "../provenance/source.ts";

/** Stored and shown hazard levels, least first. */
export const HAZARD_LEVELS = ["low", "medium", "high", "extreme"] as const;

/** How dangerous a chemical is, in one of four words: `low`, `medium`, `high`, `extreme`. */
export type HazardLevel = (typeof HAZARD_LEVELS)[number];

/**
 * One statement on a hazard level. `graded`: a finding, `low` included. `unknown`: nothing on file gives a level, and
 * `basis` says why. `not_graded`: the danger is known and of a kind that the four words do not grade, such as
 * radiation; `basis` says which. Only a graded one has a level.
 */
export type HazardStatement = {
  /** One sentence or two: which figure and which rule. */
  readonly basis: string;
  readonly sources: readonly SourceRef[];
} & (
  | { readonly kind: "graded"; readonly level: HazardLevel }
  | { readonly kind: "unknown" | "not_graded"; readonly level: null }
);

/** What another derivation says, where it differs from the one that leads. `null`: not graded by the scale. */
export interface OtherHazardLevel {
  readonly level: HazardLevel | null;
  readonly basis: string;
  /** Of this statement, not of the one that leads. */
  readonly sources: readonly SourceRef[];
}

/** A level with what it is based on, or the reason why there is none. */
export type ExplainedHazardLevel = HazardStatement & {
  /** Other derivations that say something else, so that the reader sees the disagreement. */
  readonly others: readonly OtherHazardLevel[];
};

/**
 * What is shown, counted and filtered by, in the one order of levels: what has no level stands above what is known to
 * be less.
 */
export const HAZARD_MARKS = ["extreme", "high", "unknown", "not_graded", "medium", "low"] as const;

/** A level, or which of the two ways of having none. */
export type HazardMark = (typeof HAZARD_MARKS)[number];

/**
 * The mark of an explained level or of the level and basis of a stored chemical.
 *
 * @param stated - `kind` tells the two ways of having no level apart; with a level it says nothing here
 * @example
 * hazardMark({ level: "high", kind: "graded" }); // "high"
 * hazardMark({ level: null, kind: "not_graded" }); // "not_graded"
 * hazardMark({ level: null, kind: "none" }); // "unknown"
 */
export function hazardMark(stated: { readonly level: HazardLevel | null; readonly kind: string }): HazardMark {
  return stated.level ?? (stated.kind === "not_graded" ? "not_graded" : "unknown");
}

/**
 * Compares levels for a list, most dangerous first: extreme, high, no level, medium, low. What no one has graded may
 * be anything, so it never sinks to the end as if it were harmless.
 *
 * @returns less than 0 when `a` comes first
 * @example
 * ["low", null, "extreme", "medium"].toSorted(compareHazardLevels); // ["extreme", null, "medium", "low"]
 */
export function compareHazardLevels(a: HazardLevel | null, b: HazardLevel | null): number {
  return HAZARD_MARKS.indexOf(a ?? "unknown") - HAZARD_MARKS.indexOf(b ?? "unknown");
}

/**
 * Whether a level counts as high risk: high or extreme. No level does not; it is counted apart.
 *
 * @example
 * isHighRisk("extreme"); // true
 * isHighRisk(null); // false
 */
export function isHighRisk(level: HazardLevel | null): boolean {
  return level === "high" || level === "extreme";
}
