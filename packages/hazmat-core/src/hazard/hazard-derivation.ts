import type { SourceRef } from "../provenance/source.ts";
import type { ExplainedHazardLevel, HazardLevel } from "./hazard-level.ts";
import { HAZARD_LEVELS } from "./hazard-level.ts";

/** One way to a hazard level. `isClassified` false: nothing was known, and `level` is only the specified default. */
export interface HazardDerivation {
  readonly level: HazardLevel;
  /** One sentence: which figure and which rule. */
  readonly basis: string;
  readonly isClassified: boolean;
  readonly sources: readonly SourceRef[];
}

export function classified(level: HazardLevel, basis: string, sources: readonly SourceRef[]): HazardDerivation {
  return { level, basis, isClassified: true, sources };
}

export function notClassified(level: HazardLevel, basis: string, sources: readonly SourceRef[]): HazardDerivation {
  return { level, basis, isClassified: false, sources };
}

/**
 * The level that leads: the highest of those that rest on something. The others that say another level are named.
 * A derivation that rests on the unverified NFPA list alone counts only beside a better one, since that list must
 * never classify a substance by itself.
 *
 * @param derivations - in any order; of equal levels the first leads
 * @returns the explained level; not classified (`low`) when nothing is known
 * @example
 * highestLevel([explainHazardFromClass("2.2"), explainHazardFromIdlh({ value: 10, unit: "ppm" })]).level; // "extreme"
 */
export function highestLevel(derivations: readonly HazardDerivation[]): ExplainedHazardLevel {
  const known = derivations.filter(({ isClassified }) => isClassified);
  if (!known.some((derivation) => !isUnverified(derivation))) return nothingKnown(derivations, known);
  const leading = known.reduce((best, next) => (rank(next.level) > rank(best.level) ? next : best));
  return { ...leading, others: known.filter(({ level }) => level !== leading.level).map(named) };
}

function nothingKnown(
  derivations: readonly HazardDerivation[],
  unverified: readonly HazardDerivation[],
): ExplainedHazardLevel {
  const reasons = derivations.filter(({ isClassified }) => !isClassified).map(({ basis }) => basis);
  const why = unverified.length > 0 ? "Only an unverified list rates it, which does not classify." : "";
  const basis = ["Not classified.", why, ...reasons].filter((part) => part !== "").join(" ");
  return { level: "low", basis, isClassified: false, sources: [], others: unverified.map(named) };
}

function isUnverified({ sources }: HazardDerivation): boolean {
  return sources.length > 0 && sources.every(({ key, mark }) => key === "NFPA-LIST" || mark === "unverified");
}

function rank(level: HazardLevel): number {
  return HAZARD_LEVELS.indexOf(level);
}

function named({ level, basis }: HazardDerivation): { readonly level: HazardLevel; readonly basis: string } {
  return { level, basis };
}
