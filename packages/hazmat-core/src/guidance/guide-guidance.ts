import type { Statement } from "../record/safety-properties.ts";
import type { GuideNumber } from "../record/transport-entry.ts";

/** Physical state of what was spilled. */
export type SpillState = "solid" | "liquid" | "gas";

/** Where a caution for single ids belongs. */
export type CautionSection = "hazards" | "protection" | "fire" | "spill" | "firstAid";

/** A sentence that holds for some ids of a guide only: hydrogen burns with an invisible flame, propane does not. */
export interface GuideCaution {
  readonly unNumbers: readonly string[];
  readonly section: CautionSection;
  readonly statement: Statement;
  /** The general sentence that it contradicts, left out for these ids; `null` where it only adds. */
  readonly replaces: string | null;
}

/** Fire advice: what holds for every fire, then by size, then for tanks and vehicles. */
export interface FireGuidance {
  readonly all: readonly Statement[];
  readonly small: readonly Statement[];
  readonly large: readonly Statement[];
  readonly tanks: readonly Statement[];
}

/** Spill advice: what holds for every spill, then by size and by state. An empty list adds nothing to `all`. */
export interface SpillGuidance {
  readonly all: readonly Statement[];
  readonly small: readonly Statement[];
  readonly large: readonly Statement[];
  readonly byState: Readonly<Record<SpillState, readonly Statement[]>>;
}

/** Which clothing the guide asks for. The ten-second card turns it into its Protect line. */
export type ProtectionLevel =
  | "structural"
  | "chemical"
  | "cryogenic"
  | "infectious"
  | "radioactive"
  | "molten-metal"
  | "radioactive-external";

/** What the ten-second card says first for this guide. */
export interface FirstActionGuidance {
  readonly headline: string;
  /** Most important first. */
  readonly details: readonly Statement[];
  /** Said before the others where the state is known: raise no dust of a solid. */
  readonly byState: Readonly<Record<SpillState, readonly Statement[]>>;
}

/**
 * Guidance for one ERG guide, written for Placard. Each sentence carries the guide it is based on.
 * Distances are not in the words: they come with the transport entry, see `isolationStatements`.
 */
export interface GuideGuidance {
  /** Three digits, without the P mark: `116`. */
  readonly guide: GuideNumber;
  readonly title: string;
  /** True when asked for with the P mark (`116P`): the polymerization sentences are then included. */
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
  /** Ids of the guide that need another first action: ammonium nitrate is not fought like other oxidizers. */
  readonly firstActionFor: readonly (FirstActionGuidance & { readonly unNumbers: readonly string[] })[];
  readonly cautions: readonly GuideCaution[];
  /** False until a hazmat officer has read it: pages then say "Not reviewed by a hazmat officer". */
  readonly isReviewed: boolean;
}
