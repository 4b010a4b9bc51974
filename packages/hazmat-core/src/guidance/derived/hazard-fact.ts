import type { SourceRef } from "../../provenance/source.ts";

/** What may be known of a substance that decides how a crew meets it. One word per kind, worst kinds first. */
export const HAZARD_KINDS = [
  "explosive",
  "kept-under-water",
  "pyrophoric",
  "water-reactive",
  "water-violent",
  "organic-peroxide",
  "self-reactive",
  "self-heating",
  "oxidizing",
  "flammable",
  "fatal-inhaled",
  "fatal",
  "toxic-inhaled",
  "toxic",
  "corrosive",
  "isocyanate",
  "chlorosilane",
  "metal",
  "halogenated",
  "aldehyde",
  "polar",
  "infectious",
  "radioactive",
  "harmful",
] as const;

/** A kind of `HAZARD_KINDS`. */
export type HazardKind = (typeof HAZARD_KINDS)[number];

/** One thing that is known of a substance, and what says so. */
export interface HazardFact {
  readonly kind: HazardKind;
  /** As a reader knows it: `H330`, `class 2.3`, `AEGL-3 0.022 ppm`. */
  readonly shown: string;
  readonly source: SourceRef;
}
