import type { SourceRef } from "../provenance/source.ts";
import type { ExplainedHazardLevel, HazardLevel, HazardStatement, OtherHazardLevel } from "./hazard-level.ts";
import { HAZARD_LEVELS } from "./hazard-level.ts";

/** One derivation of a hazard level, or the reason why there is none. */
export type HazardDerivation = HazardStatement;

export function graded(level: HazardLevel, basis: string, sources: readonly SourceRef[]): HazardDerivation {
  return { kind: "graded", level, basis, sources };
}

export function unknownLevel(basis: string, sources: readonly SourceRef[]): HazardDerivation {
  return { kind: "unknown", level: null, basis, sources };
}

export function notGraded(basis: string, sources: readonly SourceRef[]): HazardDerivation {
  return { kind: "not_graded", level: null, basis, sources };
}

/**
 * Returns the highest level among the derivations that have a basis, and names those that differ. `low` is never chosen
 * if there is a hazard that the scale does not cover, because it would look harmless: an asphyxiant with a high IDLH is
 * not rated. A derivation based only on the unverified NFPA list counts only together with a better one: that list
 * never rates a substance by itself.
 *
 * @param derivations - in any order; of equal levels the first is chosen
 * @returns the level with its basis; `unknown` with the reasons if nothing is known
 * @example
 * highestLevel([explainHazardFromClass("8"), explainHazardFromIdlh({ value: 10, unit: "ppm" })]).level; // "extreme"
 * highestLevel([explainHazardFromClass("7"), explainHazardFromClass("low")]).kind; // "not_graded"
 */
export function highestLevel(derivations: readonly HazardDerivation[]): ExplainedHazardLevel {
  const found = derivations.filter(({ kind }) => kind === "graded");
  const beyond = derivations.filter(({ kind }) => kind === "not_graded");
  const isVerified = found.some((derivation) => !isUnverified(derivation));
  const leading = leadingDerivation([...(isVerified ? found : []), ...beyond]);
  if (leading === undefined) return nothingKnown(derivations, found);
  return { ...leading, others: othersOf(leading, [...found, ...beyond]) };
}

/**
 * Chooses the leading derivation: the highest level, but a hazard that is not rated before `low`, and either before
 * unknown. The first of equals.
 */
export function leadingDerivation<Derivation extends HazardDerivation>(
  derivations: readonly Derivation[],
): Derivation | undefined {
  return derivations.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** The derivations besides the leading one, without duplicates. */
function othersOf(leading: HazardDerivation, all: readonly HazardDerivation[]): readonly OtherHazardLevel[] {
  const differing = all.filter(
    ({ level, basis }) => level !== leading.level || (level === null && basis !== leading.basis),
  );
  const seen = new Map(differing.map((derivation) => [derivation.basis, named(derivation)]));
  return [...seen.values()];
}

function nothingKnown(
  derivations: readonly HazardDerivation[],
  unverified: readonly HazardDerivation[],
): ExplainedHazardLevel {
  const reasons = derivations.filter(({ kind }) => kind === "unknown").map(({ basis }) => basis);
  const why = unverified.length > 0 ? ["Rated only by an unverified list, which does not set the level."] : [];
  const basis = ["Unknown.", ...why, ...new Set(reasons)].join(" ");
  return { kind: "unknown", level: null, basis, sources: [], others: unverified.map(named) };
}

function isUnverified({ sources }: HazardDerivation): boolean {
  return sources.length > 0 && sources.every(({ key, mark }) => key === "NFPA-LIST" || mark === "unverified");
}

function rank({ kind, level }: HazardDerivation): number {
  if (level !== null) return HAZARD_LEVELS.indexOf(level);
  return kind === "not_graded" ? HAZARD_LEVELS.indexOf("low") + 0.5 : -1;
}

function named({ level, basis, sources }: HazardDerivation): OtherHazardLevel {
  return { level, basis, sources };
}
