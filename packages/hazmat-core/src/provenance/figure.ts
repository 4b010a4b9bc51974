import type { SourceRef } from "./source.ts";

/** A value with the place it came from. Numbers carry their unit as shown to the reader. */
export interface Figure<T = number> {
  readonly value: T;
  readonly unit?: string;
  readonly source: SourceRef;
}

/** A figure that may be missing: then the reason is part of the answer, never 0 or an empty string. */
export type Known<T> =
  | { readonly kind: "known"; readonly value: T; readonly sources: readonly SourceRef[] }
  | { readonly kind: "unknown"; readonly reason: string };

/** A named input that no one gave, and the value that was taken in its place. */
export interface Assumption {
  readonly name: string;
  readonly value: string;
  readonly reason: string;
  /** True where the value follows from what was told, by a named rule: it is then derived, not assumed. */
  readonly isDerived?: true;
}

/** Why an answer is what it is. Every safety answer carries one. */
export interface Basis {
  readonly sources: readonly SourceRef[];
  readonly assumptions: readonly Assumption[];
}
