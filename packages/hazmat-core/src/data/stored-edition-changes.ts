import type { FigureMark, SourceKey } from "../provenance/source.ts";

/**
 * Kind of change between two editions of the ERG. Distances are in metres; "large spill" is used as in the table or on
 * the guide page.
 */
export type EditionChangeKind =
  | "number-added"
  | "number-dropped"
  | "guide"
  | "polymerizes"
  | "water-gases"
  | "small-isolate"
  | "small-day"
  | "small-night"
  | "large-isolate"
  | "large-day"
  | "large-night"
  | "container"
  | "page-isolate"
  | "page-isolate-solid"
  | "page-large"
  | "page-fire";

/** One difference between two editions, with the ids whose cards it changes. */
export interface StoredEditionChange {
  readonly kind: EditionChangeKind;
  readonly ids: readonly string[];
  /** The guide page or table, or the number itself. */
  readonly locator: string;
  /** Metres, or text for guides, gases and containers. `null`: not in this edition. */
  readonly before: number | string | null;
  readonly after: number | string | null;
  /** Mark of an earlier figure that was not read in the book. */
  readonly mark?: FigureMark;
}

/** All differences between two editions, in the order of their numbers. */
export interface StoredEditionChanges {
  readonly before: SourceKey;
  readonly after: SourceKey;
  readonly changes: readonly StoredEditionChange[];
}
