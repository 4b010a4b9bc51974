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

/** One step of the card: a headline, at most two lines of details, and its sources. Further lines open on demand. */
export interface CardAction {
  readonly headline: string;
  /** One or two lines. */
  readonly details: readonly Statement[];
  /** Further lines, most important first. */
  readonly more: readonly Statement[];
  /** Sources without duplicates. The first is the source of the headline and the one to show. */
  readonly sources: readonly SourceRef[];
}

/** How the guide was derived for a record without a UN number. */
export interface CardDerivation {
  /** The basis as shown to the reader: `H330 and H225`. */
  readonly from: string;
  readonly sources: readonly SourceRef[];
}

/** The ten-second card: identity, then isolate, protect, first action, then exposure. */
export interface ResponseCard {
  readonly key: ChemicalKey;
  /** Name under the chosen UN number: hydrochloric acid under UN1789. */
  readonly name: string;
  /** Name of the record that has the figures: hydrogen chloride. */
  readonly recordName: string;
  readonly unNumber: UnNumber | null;
  readonly casNumber: CasNumber | null;
  readonly guide: GuideNumber | null;
  /** Guides of other goods under the same number. They apply equally. */
  readonly otherGuides?: readonly GuideNumber[];
  /** The guides of a number with several, with the goods of each. The first is shown until one is chosen. */
  readonly guideChoices?: readonly GuideChoice[];
  /** `null` if the UN number gives the guide, or if nothing on file allows a derivation. */
  readonly derivation: CardDerivation | null;
  readonly hazardClass: string | null;
  readonly subsidiaryClasses: readonly string[];
  readonly hazardZones: readonly string[];
  readonly isToxicByInhalation: boolean;
  readonly waterReactiveGases: readonly string[];
  readonly polymerizes: boolean;
  readonly hazardLevel: ExplainedHazardLevel;
  readonly nfpa: NfpaRating | null;
  /** Isolation used by the circle and the plume: that of a large spill until a size is given. */
  readonly isolate: IsolationAnswer;
  /** Answers for small and large spills; `null` if the distance does not depend on the size. */
  readonly isolateBySize: IsolationBySize | null;
  readonly protect: CardAction;
  readonly firstAction: CardAction;
  readonly exposure: readonly ExposureLimit[];
  readonly disagreements: readonly Disagreement[];
  readonly isThin: boolean;
  /** False while the sentences, written for Placard, have not been reviewed by a hazmat officer. */
  readonly isReviewed: boolean;
}

/**
 * The card of a stored product of which only the class is known. It has no record, so no other data can be loaded for
 * it.
 */
export type ClassCard = Omit<ResponseCard, "key">;
