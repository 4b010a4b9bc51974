import type { GuideGuidance } from "../guidance/guide-guidance.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { isolationOfRecord } from "../isolation/isolation-of-record.ts";
import { guideOf, leadingEntry } from "../isolation/leading-entry.ts";
import { nameByNumber } from "../record/name-by-number.ts";
import { firstActionOf } from "./first-action-of.ts";
import { protectionOf } from "./protection-of.ts";
import type { ResponseCard } from "./response-card.ts";
import type { SceneConditions } from "../isolation/isolation-answer.ts";

/** What is known of the scene, and which of the record's ids was read there. */
export interface CardConditions extends SceneConditions {
  readonly unNumber?: string;
}

/**
 * The ten-second card of a record: isolate, protect, first action, each with its sources.
 *
 * A record without a UN or NA id is answered as guide 111: isolation is then guide 111's, not the default by state,
 * since that is for material that nobody has identified.
 *
 * @param guidance - of `markedGuideOf(leadingEntry(record, unNumber))`; `null` when it could not be loaded: the card
 *   then says what holds by class alone
 * @param conditions - of the scene; what is not told takes the worst row, and the isolation answer says so
 * @example
 * responseCardOf(chlorineRecord, await guidanceForGuide("124")).protect.headline;
 * // "SCBA and a vapour-protective, fully encapsulating suit"
 */
export function responseCardOf(
  record: ChemicalRecord,
  guidance: GuideGuidance | null,
  conditions: CardConditions = {},
): ResponseCard {
  const { unNumber, ...scene } = conditions;
  const entry = leadingEntry(record, unNumber);
  return {
    key: record.key,
    name: nameByNumber(record, entry),
    recordName: record.name,
    unNumber: entry?.unNumber ?? null,
    casNumber: record.casNumber,
    guide: guideOf(entry),
    hazardClass: entry?.hazardClass ?? null,
    subsidiaryClasses: entry?.subsidiaryClasses ?? [],
    hazardZones: entry?.hazardZones ?? [],
    isToxicByInhalation: entry?.isToxicByInhalation ?? false,
    waterReactiveGases: entry?.waterReactiveGases ?? [],
    polymerizes: entry?.polymerizes ?? false,
    hazardLevel: record.hazardLevel,
    nfpa: record.nfpa,
    isolate: isolationOfRecord(record, entry?.unNumber ?? null, scene),
    protect: protectionOf(record, entry, guidance),
    firstAction: firstActionOf(record, entry, guidance),
    exposure: record.exposure,
    disagreements: record.disagreements,
    isThin: record.isThin,
    isReviewed: guidance?.isReviewed ?? false,
  };
}
