import type { Basis } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { GuideNumber } from "../record/transport-entry.ts";
import type { Metres } from "../units/length.ts";

/** Conditions of the scene as entered. Missing ones use the worst case, and the answer says so. */
export interface SceneConditions {
  readonly state?: "solid" | "liquid" | "gas";
  readonly spill?: "small" | "large";
  readonly container?: string;
  readonly time?: "day" | "night";
  readonly windKph?: number;
  /** Which guide of a number that has several: `147` of UN3171. */
  readonly guide?: GuideNumber;
}

/** A further row beside the leading distance. */
export interface IsolationRow {
  readonly label: string;
  readonly isolateM: Metres | null;
  /** Protective-action distance downwind; 11 000 or more reads "11+ km". `null`: the source gives none. */
  readonly downwindM: Metres | null;
  readonly source: SourceRef;
}

/** The isolation answer: a distance with its basis, or the guide to follow when no distance may be given. */
export type IsolationAnswer =
  | {
      readonly kind: "distance";
      readonly isolateM: Metres;
      readonly downwindM: Metres | null;
      /** Which row leads and why, in one sentence. */
      readonly why: string;
      readonly rows: readonly IsolationRow[];
      readonly basis: Basis;
    }
  | {
      readonly kind: "use_guide";
      readonly guide: GuideNumber;
      readonly isolateM: Metres | null;
      readonly why: string;
      readonly rows: readonly IsolationRow[];
      readonly basis: Basis;
    };

/** Answers for small and large spills, with equal weight until a size is given. */
export interface IsolationBySize {
  readonly small: IsolationAnswer;
  readonly large: IsolationAnswer;
  /** Chosen size; `null`: neither leads, and calculations use the large spill. */
  readonly told: "small" | "large" | null;
}
