import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import type { NfpaRating } from "../hazard/nfpa-rating.ts";
import type { CasNumber } from "../identity/cas-number.ts";
import type { UnNumber } from "../identity/un-number.ts";
import type { Basis } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalKey, Disagreement, ExposureLimit } from "../reference/chemical-record.ts";
import type { Statement } from "../reference/safety-properties.ts";
import type { Metres } from "../units/length.ts";
import type { GuideNumber } from "./transport-entry.ts";

/** What the reader has told us about the scene. Unknown choices take the worst row, and the answer says so. */
export interface SceneConditions {
  readonly state?: "solid" | "liquid" | "gas";
  readonly spill?: "small" | "large";
  readonly container?: string;
  readonly time?: "day" | "night";
  readonly windKph?: number;
}

/** A row a reader may need next to the leading distance. */
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

/** One large statement with at most a few lines of why and one source line. */
export interface CardAction {
  readonly headline: string;
  readonly details: readonly Statement[];
  readonly sources: readonly SourceRef[];
}

/** The ten-second card: identity, then isolate, protect, first action, then exposure. */
export interface ResponseCard {
  readonly key: ChemicalKey;
  readonly name: string;
  readonly unNumber: UnNumber | null;
  readonly casNumber: CasNumber | null;
  readonly guide: GuideNumber | null;
  readonly hazardClass: string | null;
  readonly subsidiaryClasses: readonly string[];
  readonly hazardZones: readonly string[];
  readonly isToxicByInhalation: boolean;
  readonly waterReactiveGases: readonly string[];
  readonly polymerizes: boolean;
  readonly hazardLevel: ExplainedHazardLevel;
  readonly nfpa: NfpaRating | null;
  readonly isolate: IsolationAnswer;
  readonly protect: CardAction;
  readonly firstAction: CardAction;
  readonly exposure: readonly ExposureLimit[];
  readonly disagreements: readonly Disagreement[];
  readonly isThin: boolean;
  /** Sentences were written for Placard and not yet reviewed by a hazmat officer. */
  readonly isReviewed: boolean;
}
