import type { SourceRef } from "@placard/hazmat-core";
import type { StorageGroup, TransportNote, TransportVerdict } from "@placard/hazmat-core/reactivity";

/**
 * Two substances that must not be stored together, with the statements of each source. Sentences come from the core, in
 * English.
 */
export interface PlannedSeparation {
  readonly one: string;
  readonly other: string;
  /** True if they are now stored in the same cabinet. */
  readonly isTogether: boolean;
  readonly reactive: {
    readonly verdict: "incompatible" | "caution" | "no-known-reaction";
    /** Worst first. */
    readonly hazards: readonly string[];
    readonly gases: readonly string[];
    /** Reactive group of each chemical, and the rule that assigned it. */
    readonly reasons: readonly { readonly name: string; readonly group: string; readonly rule: string }[];
    readonly sources: readonly SourceRef[];
  };
  readonly transport: {
    readonly verdict: TransportVerdict;
    readonly isAssumed: boolean;
    /** True for a corrosive liquid and class 4 or 5: the liquid must not be stored above or beside it. */
    readonly notAboveOrBeside: boolean;
    /** Conditions and notes of the rule. */
    readonly notes: readonly TransportNote[];
    /** `1.1D`, or the compatibility group `E`; `null`: no change. */
    readonly countsAs: string | null;
    readonly source: SourceRef;
  };
  readonly isDisputed: boolean;
}

/** One room of a plan. */
export interface PlannedRoom {
  /** Name of the room; `null`: not on file. */
  readonly room: string | null;
  readonly areas: readonly {
    readonly number: number;
    readonly group: StorageGroup;
    /** Names of the cabinets; empty: an additional cabinet is needed. */
    readonly cabinets: readonly string[];
    readonly substances: readonly {
      readonly name: string;
      readonly rule: string;
      readonly rows: readonly { readonly id: number; readonly cabinet: string | null; readonly stays: boolean }[];
    }[];
  }[];
  readonly conflicts: readonly {
    readonly one: StorageGroup;
    readonly other: StorageGroup;
    readonly count: number;
    readonly isTogether: boolean;
    readonly pairs: readonly PlannedSeparation[];
  }[];
  readonly notPlaced: readonly { readonly name: string; readonly byClass: StorageGroup | null }[];
}
