import type { Statement } from "../record/safety-properties.ts";
import type { GuideNumber } from "../record/transport-entry.ts";

/** Physical state of the spilled material. */
export type SpillState = "solid" | "liquid" | "gas";

/** Section to which a caution for specific UN numbers belongs. */
export type CautionSection = "hazards" | "protection" | "fire" | "spill" | "firstAid";

/**
 * A sentence that applies only to some UN numbers of a guide: hydrogen burns with an invisible flame, propane does not.
 */
export interface GuideCaution {
  readonly unNumbers: readonly string[];
  readonly section: CautionSection;
  readonly statement: Statement;
  /** The general sentence that it replaces for these UN numbers; `null` if it only adds information. */
  readonly replaces: string | null;
}

/** Fire advice: for every fire, then by size, then for tanks and vehicles. */
export interface FireGuidance {
  readonly all: readonly Statement[];
  readonly small: readonly Statement[];
  readonly large: readonly Statement[];
  readonly tanks: readonly Statement[];
}

/** Spill advice: for every spill, then by size and by state. An empty list adds nothing to `all`. */
export interface SpillGuidance {
  readonly all: readonly Statement[];
  readonly small: readonly Statement[];
  readonly large: readonly Statement[];
  readonly byState: Readonly<Record<SpillState, readonly Statement[]>>;
}

/** Protective clothing required by the guide. Shown as the Protect step of the ten-second card. */
export type ProtectionLevel =
  | "structural"
  | "chemical"
  | "cryogenic"
  | "infectious"
  | "radioactive"
  | "molten-metal"
  | "radioactive-external";

/** First action on the ten-second card for this guide. */
export interface FirstActionGuidance {
  readonly headline: string;
  /** Most important first. */
  readonly details: readonly Statement[];
  /** Shown before the others if the state is known: for a solid, do not raise dust. */
  readonly byState: Readonly<Record<SpillState, readonly Statement[]>>;
}

/**
 * Guidance for one ERG guide, written for Placard. Each sentence names its source. Distances are not part of the texts:
 * they come with the transport entry, see `isolationStatements`.
 */
export interface GuideGuidance {
  /** Three digits, without the P mark: `116`. */
  readonly guide: GuideNumber;
  readonly title: string;
  /** True if requested with the P mark (`116P`): the polymerization sentences are then included. */
  readonly polymerizes: boolean;
  readonly hazards: readonly Statement[];
  readonly isolation: readonly Statement[];
  readonly protection: readonly Statement[];
  readonly protectionLevel: ProtectionLevel;
  readonly fire: FireGuidance;
  readonly spill: SpillGuidance;
  readonly cleanup: readonly Statement[];
  readonly firstAid: readonly Statement[];
  readonly firstAction: FirstActionGuidance;
  /**
   * First actions for UN numbers that need a different one: a fire of ammonium nitrate is not fought like one of other
   * oxidizers.
   */
  readonly firstActionFor: readonly (FirstActionGuidance & { readonly unNumbers: readonly string[] })[];
  readonly cautions: readonly GuideCaution[];
  /** False until a hazmat officer has reviewed it: pages then show "Not reviewed by a hazmat officer". */
  readonly isReviewed: boolean;
}
