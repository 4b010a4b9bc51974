import type { SourceRef } from "../../provenance/source.ts";

/** An NFPA 704 degree, or `null` for unknown: drawn as `?`, never as 0. */
export type NfpaDegree = 0 | 1 | 2 | 3 | 4;

/** A degree by the criteria of NFPA 704 that is shown in place of a lower listed one, or of none. */
export interface NfpaDerivation {
  readonly field: "health" | "fire";
  readonly degree: NfpaDegree;
  /** Degree of the list; `null`: the substance is not listed. */
  readonly listed: NfpaDegree | null;
  /** For the reader: `Health 4: derived from 49 CFR zone B.` */
  readonly text: string;
  readonly source: SourceRef;
}

/** NFPA 704 ratings with who gave them. */
export interface NfpaRating {
  readonly health: NfpaDegree | null;
  readonly fire: NfpaDegree | null;
  readonly reactivity: NfpaDegree | null;
  /** `OX`, `W`, `SA`, or `null` when none is known. */
  readonly special: string | null;
  /** Of the degrees that are not named in `derived`. */
  readonly source: SourceRef;
  /** Degrees that have another source. */
  readonly derived?: readonly NfpaDerivation[];
  /** What a reader must know, e.g. why health shows `?`. */
  readonly note: string | null;
}
