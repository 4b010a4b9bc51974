import type { SourceRef } from "../../provenance/source.ts";

/** An NFPA 704 degree, or `null` for unknown: drawn as `?`, never as 0. */
export type NfpaDegree = 0 | 1 | 2 | 3 | 4;

/** NFPA 704 ratings with who gave them. */
export interface NfpaRating {
  readonly health: NfpaDegree | null;
  readonly fire: NfpaDegree | null;
  readonly reactivity: NfpaDegree | null;
  /** `OX`, `W`, `SA`, or `null` when none is known. */
  readonly special: string | null;
  readonly source: SourceRef;
  /** What a reader must know, e.g. why health shows `?`. */
  readonly note: string | null;
}
