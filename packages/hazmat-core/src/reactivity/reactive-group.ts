import type { Basis } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { PackingGroup } from "../record/packing-group.ts";
import type { SubstanceKind } from "./stored-reactivity.ts";

/** A reactive group of CAMEO Chemicals. Special groups mark a hazard of the substance itself. */
export interface ReactiveGroup {
  /** CAMEO number, 1 to 400. */
  readonly id: number;
  readonly name: string;
  readonly isSpecial: boolean;
}

/** Assignment of a substance to a reactive group. The rule is shown to the reader, who can override it. */
export interface GroupAssignment {
  readonly group: ReactiveGroup;
  /** `structure has C(=O)OH`, `group table, UN1791`, `class 5.1`. */
  readonly rule: string;
  readonly source: SourceRef;
}

/** A name that belongs to a number on file. */
export interface KnownName {
  readonly name: string;
  /** Basis of the name: `UN1789`, `CAS 7647-01-0`. */
  readonly from: string;
}

/** Input of the prediction. Omitted fields are unknown. */
export interface ReactivitySubject {
  readonly name: string;
  /** Other known names of the substance: of its UN entry, of its CAS number. */
  readonly alsoNamed?: readonly KnownName[];
  readonly casNumber?: string | null;
  readonly formula?: string | null;
  /** UN classes and divisions, primary first: `["2.3", "5.1", "8"]`. */
  readonly hazardClasses?: readonly string[];
  /** As in the rows of the inventory; omitted or empty: none on file. */
  readonly packingGroups?: readonly PackingGroup[];
  /** CAMEO group numbers chosen by a user, which replace the rules. Unknown numbers are ignored. */
  readonly groups?: readonly number[];
}

/** Reactive groups of a substance, and whether they are complete. */
export interface SubjectGroups {
  readonly name: string;
  /** All its known names. */
  readonly names: readonly string[];
  /** Kinds besides its groups, from its records on file. */
  readonly kinds: readonly SubstanceKind[];
  readonly assignments: readonly GroupAssignment[];
  /** False if the records on file may omit a group, or if there is none. */
  readonly isComplete: boolean;
}

/** CAMEO hazard codes. */
export const REACTION_HAZARDS = ["R3", "E", "R1", "F", "T", "C", "G", "R4", "R2", "UR", "X", "NR"] as const;

/** A hazard code of `REACTION_HAZARDS`. See `reactionHazardWords`. */
export type ReactionHazard = (typeof REACTION_HAZARDS)[number];

/** Worst first. No verdict states that two substances may be stored together. */
export const REACTIVITY_VERDICTS = ["incompatible", "caution", "no-known-reaction"] as const;

/** A verdict of `REACTIVITY_VERDICTS`. See `reactivityVerdictWords`. */
export type ReactivityVerdict = (typeof REACTIVITY_VERDICTS)[number];

/** Entry of the CAMEO table for two groups. */
export interface GroupPair {
  readonly a: ReactiveGroup;
  readonly b: ReactiveGroup;
  readonly verdict: ReactivityVerdict;
  readonly hazards: readonly ReactionHazard[];
  /** As written by CAMEO: `Cl2`, `NOx`, `Acid Fumes`. */
  readonly gases: readonly string[];
  readonly source: SourceRef;
}

/** Predicted hazards of mixing two substances. */
export interface ReactivityPrediction {
  readonly a: SubjectGroups;
  readonly b: SubjectGroups;
  readonly verdict: ReactivityVerdict;
  /** Worst first, without duplicates. `NR` occurs only alone. */
  readonly hazards: readonly { readonly code: ReactionHazard; readonly words: string }[];
  readonly gases: readonly { readonly formula: string; readonly name: string }[];
  /** Pairs of groups behind the result, worst first; pairs without a known reaction are omitted. */
  readonly pairs: readonly GroupPair[];
  /** One sentence. */
  readonly why: string;
  readonly basis: Basis;
}
