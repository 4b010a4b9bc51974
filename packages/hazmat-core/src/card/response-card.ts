import type { GuideChoice } from "../guidance/guide-choices.ts";
import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import type { NfpaRating } from "../hazard/nfpa/nfpa-rating.ts";
import type { CasNumber } from "../identity/cas-number.ts";
import type { UnNumber } from "../identity/un-number.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Disagreement, ExposureLimit } from "../record/chemical-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { IsolationAnswer, IsolationBySize } from "../isolation/isolation-answer.ts";
import type { GuideNumber } from "../record/transport-entry.ts";

/** One large statement, two lines of why at most, and the first of its sources; the rest opens on demand. */
export interface CardAction {
  readonly headline: string;
  /** One or two lines. */
  readonly details: readonly Statement[];
  /** Lines that are not in view; most important first. */
  readonly more: readonly Statement[];
  /** The first is what the headline is based on and the one to show; each stands once. */
  readonly sources: readonly SourceRef[];
}

/** How the guide was found where no id names one. */
export interface CardDerivation {
  /** As a reader knows it: `H330 and H225`. */
  readonly from: string;
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
  /** Guides of other goods under the same number, of the same weight. */
  readonly otherGuides?: readonly GuideNumber[];
  /** The guides of a number that has several, with the goods of each. Until one is chosen the first is shown. */
  readonly guideChoices?: readonly GuideChoice[];
  /** `null` where an id names the guide, and where nothing is on file to derive one from. */
  readonly derivation: CardDerivation | null;
  readonly hazardClass: string | null;
  readonly subsidiaryClasses: readonly string[];
  readonly hazardZones: readonly string[];
  readonly isToxicByInhalation: boolean;
  readonly waterReactiveGases: readonly string[];
  readonly polymerizes: boolean;
  readonly hazardLevel: ExplainedHazardLevel;
  readonly nfpa: NfpaRating | null;
  /** As the circle and the plume take it: of the larger spill until a size is told. */
  readonly isolate: IsolationAnswer;
  /** Both sizes side by side; `null` where the distance does not depend on the size. */
  readonly isolateBySize: IsolationBySize | null;
  readonly protect: CardAction;
  readonly firstAction: CardAction;
  readonly exposure: readonly ExposureLimit[];
  readonly disagreements: readonly Disagreement[];
  readonly isThin: boolean;
  /** Sentences were written for Placard and not yet reviewed by a hazmat officer. */
  readonly isReviewed: boolean;
}

/** The card of something stored of which nothing but a class is known. It names no record, so nothing else can be asked of it. */
export type ClassCard = Omit<ResponseCard, "key">;
