import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import type { NfpaRating } from "../hazard/nfpa-rating.ts";
import type { CasNumber } from "../identity/cas-number.ts";
import type { UnNumber } from "../identity/un-number.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Disagreement, ExposureLimit } from "../record/chemical-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { IsolationAnswer } from "../isolation/isolation-answer.ts";
import type { GuideNumber } from "../record/transport-entry.ts";

/** One large statement with at most a few lines of why and one source line. */
export interface CardAction {
  readonly headline: string;
  readonly details: readonly Statement[];
  readonly sources: readonly SourceRef[];
}

/** The ten-second card: identity, then isolate, protect, first action, then exposure. */
export interface ResponseCard {
  readonly key: ChemicalKey;
  /** By the id that is meant: hydrochloric acid under UN1789. */
  readonly name: string;
  /** The record's own name, where the figures are filed: hydrogen chloride. */
  readonly recordName: string;
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
