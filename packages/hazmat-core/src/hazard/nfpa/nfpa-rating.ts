import type { SourceRef } from "../../provenance/source.ts";

/** An NFPA 704 degree, or `null` for unknown: drawn as `?`, never as 0. */
export type NfpaDegree = 0 | 1 | 2 | 3 | 4;

/** A degree derived by the criteria of NFPA 704 that replaces a lower listed degree or a missing one. */
export interface NfpaDerivation {
  readonly field: "health" | "fire";
  readonly degree: NfpaDegree;
  /** Degree of the list; `null`: the substance is not listed. */
  readonly listed: NfpaDegree | null;
  /** For the reader: `Health 4: derived from 49 CFR zone B.` */
  readonly text: string;
  readonly source: SourceRef;
}

/** NFPA 704 degrees with their source. */
export interface NfpaRating {
  readonly health: NfpaDegree | null;
  readonly fire: NfpaDegree | null;
  readonly reactivity: NfpaDegree | null;
  /** Special mark `OX`, `W` or `SA`; `null` if none is known. */
  readonly special: string | null;
  /** Source of the degrees that are not in `derived`. */
  readonly source: SourceRef;
  /** Derived degrees, each with its own source. */
  readonly derived?: readonly NfpaDerivation[];
  /** Note for the reader, such as why health shows `?`. */
  readonly note: string | null;
}
