import type { SourceRef } from "../provenance/source.ts";

/** What the class of a stored chemical is based on. `class`: the business wrote it. `none`: no class is known. */
export const CLASS_BASIS_KINDS = ["class", "un", "cas", "none"] as const;

/** One of {@link CLASS_BASIS_KINDS}. */
export type ClassBasisKind = (typeof CLASS_BASIS_KINDS)[number];

/** Why a stored chemical has its class, or none. */
export interface ClassBasis {
  readonly kind: ClassBasisKind;
  /** For the reader: `Derived from 49 CFR 172.101, UN1017.`, and what another number on file says where it differs. */
  readonly text: string;
  /** Where it was read, marked `derived`; `null` for what the business wrote itself and for `none`. */
  readonly source: SourceRef | null;
  /** The class that the number on file says, where the business wrote another one: `2.3 (5.1, 8)`. */
  readonly differs: string | null;
}

/** The UN class of a stored chemical, for its placard. */
export interface StockClass {
  /** As printed, with its subsidiary classes, `2.3 (5.1, 8)`; `null`: not known. */
  readonly hazardClass: string | null;
  readonly basis: ClassBasis;
}
