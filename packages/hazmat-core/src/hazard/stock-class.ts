import type { SourceRef } from "../provenance/source.ts";

/** Basis of the class of a stored chemical. `class`: entered by the business. `none`: no class is known. */
export const CLASS_BASIS_KINDS = ["class", "un", "cas", "none"] as const;

/** One of {@link CLASS_BASIS_KINDS}. */
export type ClassBasisKind = (typeof CLASS_BASIS_KINDS)[number];

/** Basis of the class of a stored chemical, or the reason why it has none. */
export interface ClassBasis {
  readonly kind: ClassBasisKind;
  /** For the reader: `Derived from 49 CFR 172.101, UN1017.`, and differing results of other numbers on file. */
  readonly text: string;
  /** Source, marked `derived`; `null` for a value entered by the business and for `none`. */
  readonly source: SourceRef | null;
  /** Class of the UN number if the business entered another one: `2.3 (5.1, 8)`. */
  readonly differs: string | null;
}

/** The UN class of a stored chemical, for its placard. */
export interface StockClass {
  /** As printed, with its subsidiary classes, `2.3 (5.1, 8)`; `null`: not known. */
  readonly hazardClass: string | null;
  readonly basis: ClassBasis;
}
