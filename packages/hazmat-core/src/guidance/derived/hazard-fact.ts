import type { SourceRef } from "../../provenance/source.ts";

/** Kinds that turnout gear alone is not enough for. */
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

/** Kinds that ask for no clothing of their own. */
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

/** True if a kind asks for clothing against chemicals where no guide names the clothing. */
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
