import type { SourceRef } from "./source.ts";

/** A value with its source. Numbers have their unit as shown to the reader. */
export interface Figure<T = number> {
  readonly value: T;
  readonly unit?: string;
  readonly source: SourceRef;
}

/** A figure that may be missing. A missing figure has a reason, never 0 or an empty string. */
export type Known<T> =
  | { readonly kind: "known"; readonly value: T; readonly sources: readonly SourceRef[] }
  | { readonly kind: "unknown"; readonly reason: string };

/** An input that was not given, and the value used instead. */
export interface Assumption {
  readonly name: string;
  readonly value: string;
  readonly reason: string;
  /** True if the value follows from the input by a named rule: it is then derived, not assumed. */
  readonly isDerived?: true;
}

/** Basis of an answer: sources and assumptions. Every safety answer has one. */
export interface Basis {
  readonly sources: readonly SourceRef[];
  readonly assumptions: readonly Assumption[];
}
