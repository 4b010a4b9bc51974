import { citation, type SourceRef } from "../provenance/source.ts";
import { leadingDerivation } from "./hazard-derivation.ts";
import type { ExplainedHazardLevel, HazardLevel, HazardStatement, OtherHazardLevel } from "./hazard-level.ts";
import { derivationsFromClass, storedLevel } from "./level/level-from-class.ts";

/** Data entered by a business from which a hazard level is derived. `null` or blank: not entered. */
export interface StockIdentity {
  /** A class in words or as a UN code, hazard statements, or a level: `2.3`, `Fatal if inhaled`, `high`. */
  readonly classification: string | null;
  /** As typed: `1017`, `UN 1017`, `NA1993`. */
  readonly unNumber: string | null;
  readonly casNumber: string | null;
}

/** Basis of the level of a stored chemical. `stored`: chosen by a user. `none`: no level is known. */
export const LEVEL_BASIS_KINDS = ["class", "un", "cas", "stored", "none", "not_graded"] as const;

/** One of {@link LEVEL_BASIS_KINDS}. */
export type LevelBasisKind = (typeof LEVEL_BASIS_KINDS)[number];

/** Basis of the level of a stored chemical, or the reason why it has none. */
export interface LevelBasis {
  readonly kind: LevelBasisKind;
  /** Text for the reader with the source: the figure and the rule, or why there is no level. */
  readonly text: string;
  /** Source, marked `derived`; `null` for a value entered by the business and for `none`. */
  readonly source: SourceRef | null;
  /** Other derivations that give a different level, without duplicates. */
  readonly others: readonly Pick<OtherHazardLevel, "level" | "basis">[];
}

/**
 * Hazard level of a stored chemical. `null`: unknown or not covered by the scale, never low; `basis.kind` distinguishes
 * these.
 */
export interface StockLevel {
  readonly level: HazardLevel | null;
  readonly basis: LevelBasis;
}

/** One derivation of the level of a stored chemical, with its basis. */
export type StockReading = HazardStatement & {
  readonly from: "class" | "stored" | "un" | "cas";
  /** As shown in a sentence, `UN1017`; `null` for the class text. */
  readonly id: string | null;
  /** True if it applies to another form of the substance than that of the UN number. */
  readonly isOfOtherForm?: true;
};

/** Derivations from the class text of a stored chemical; none for a blank text. */
export function readingsOfClass(classification: string | null): readonly StockReading[] {
  const text = classification?.trim() ?? "";
  if (text === "") return [];
  const from = storedLevel(text) === undefined ? "class" : "stored";
  return derivationsFromClass(text).map((derivation) => ({ ...derivation, from, id: null }));
}

/**
 * Derivations from the reference for the number of a stored chemical: the level, and hazards that the scale does not
 * cover.
 */
export function readingsOfReference(
  from: "un" | "cas",
  id: string,
  { others, ...leading }: ExplainedHazardLevel,
): readonly StockReading[] {
  const ungraded = others.filter(({ level }) => level === null);
  return [
    { ...leading, from, id },
    ...ungraded.map((one) => ({ ...one, kind: "not_graded", level: null, from, id }) as const),
  ];
}

/** Derivations from the reference for other forms of a substance: they never lead over those of the stored form. */
export function readingsOfOtherForms(
  from: "un" | "cas",
  id: string,
  statements: readonly HazardStatement[],
): readonly StockReading[] {
  return statements.map((statement) => ({ ...statement, from, id, isOfOtherForm: true }) as const);
}

/**
 * Level of a stored chemical from its class text, UN number and CAS number: the highest leads, the others are named.
 * Derivations for another form of the substance are named and never lead.
 *
 * @param readings - the first of equal levels leads
 */
export function stockLevelOf(readings: readonly StockReading[]): StockLevel {
  const known = readings.filter(({ kind }) => kind !== "unknown");
  const leading = leadingDerivation(known.filter(({ isOfOtherForm }) => isOfOtherForm !== true));
  if (leading === undefined) return { level: null, basis: noLevel(readings) };
  const differing = known.filter(
    (one) => one.level !== leading.level && (one.isOfOtherForm !== true || isHigher(one, leading)),
  );
  const others = new Map(differing.toReversed().map((one) => [one.level, { level: one.level, basis: textOf(one) }]));
  return {
    level: leading.level,
    basis: {
      kind: leading.kind === "not_graded" ? "not_graded" : leading.from,
      text: textOf(leading),
      source: sourceOf(leading),
      others: [...others.values()].toReversed(),
    },
  };
}

/** A form that is worse than the stored one is named: the user may have entered the wrong number. */
function isHigher(one: HazardStatement, leading: HazardStatement): boolean {
  return one.level !== null && leadingDerivation([leading, one]) === one;
}

function noLevel(readings: readonly StockReading[]): LevelBasis {
  const reasons = new Set(readings.map(({ basis }) => basis));
  const text = reasons.size === 0 ? "No class, UN or CAS number on file." : [...reasons].join(" ");
  return { kind: "none", text, source: null, others: [] };
}

function sourceOf({ sources }: StockReading): SourceRef | null {
  const [source] = sources;
  return source === undefined ? null : { ...source, mark: source.mark ?? "derived" };
}

/** `Derived from 49 CFR 172.101, UN1017. Class 2.3 (Toxic gas): contains "toxic".` */
function textOf(reading: StockReading): string {
  const text = derivationText(reading);
  return reading.isOfOtherForm === true ? `${text} This is for another form of the substance.` : text;
}

function derivationText({ id, basis, sources }: StockReading): string {
  const [source] = sources;
  if (source === undefined) return basis;
  const cited = citation(source);
  const of = id === null || cited.includes(id) ? "" : ` for ${id}`;
  return `Derived from ${cited}${of}. ${basis}`;
}
