import type { SourceRef } from "../../provenance/source.ts";

/** Hazards for which turnout gear alone is not sufficient. */
const CHEMICAL_KINDS = [
  "kept-under-water",
  "pyrophoric",
  "water-reactive",
  "water-violent",
  "organic-peroxide",
  "self-reactive",
  "self-heating",
  "oxidizing",
  "fatal-inhaled",
  "fatal",
  "toxic-inhaled",
  "toxic",
  "corrosive",
  "isocyanate",
  "chlorosilane",
] as const;

/** Hazards that require no special clothing. */
type OtherKind =
  | "explosive"
  | "flammable"
  | "metal"
  | "halogenated"
  | "aldehyde"
  | "polar"
  | "infectious"
  | "radioactive"
  | "harmful";

/** Hazard properties of a substance that determine guide, protection and minimum distances. */
export type HazardKind = (typeof CHEMICAL_KINDS)[number] | OtherKind;

/** True if a hazard requires chemical protective clothing when no guide names the clothing. */
export function needsChemicalClothing(kind: HazardKind): boolean {
  return CHEMICAL_KINDS.some((known) => known === kind);
}

/** One known hazard of a substance with its source. */
export interface HazardFact {
  readonly kind: HazardKind;
  /** The basis as shown to the reader: `H330`, `class 2.3`, `AEGL-3 0.022 ppm`. */
  readonly shown: string;
  readonly source: SourceRef;
}
