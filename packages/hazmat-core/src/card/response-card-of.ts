import { factWords, guideFor, type MeantGuide, sourcesOfFacts } from "../guidance/derived/guide-for.ts";
import { guideChoicesOf } from "../guidance/guide-choices.ts";
import type { GuideGuidance } from "../guidance/guide-guidance.ts";
import { type CardConditions, isolationBySize, isolationForRecord } from "../isolation/isolation-for-record.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { nameByNumber } from "../record/name-by-number.ts";
import { firstActionOf } from "./first-action-of.ts";
import { protectionOf } from "./protection-of.ts";
import type { CardDerivation, ResponseCard } from "./response-card.ts";

export type { CardConditions } from "../isolation/isolation-for-record.ts";

function derivationOf(meant: MeantGuide): CardDerivation | null {
  return meant.kind === "derived" ? { from: factWords(meant.from), sources: sourcesOfFacts(meant.from) } : null;
}

/**
 * The ten-second card of a record: isolate, protect, first action, each with its sources.
 *
 * A record without a UN or NA id is answered by the guide that follows from what is known of it, and the card says so.
 * Nothing is weaker than the hazard statements and lethal limits of the record ask for, whatever its guide says.
 *
 * @param guidance - of `markedGuideFor(record, unNumber)`; `null` when it could not be loaded: the card then says what
 *   class and hazards say. The words of another guide are not used
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
  const meant = guideFor(record, conditions.unNumber, conditions.guide);
  const { entry, guide } = meant;
  const choices = guideChoicesOf(leadingEntry(record, conditions.unNumber), conditions.guide);
  const written = guidance?.guide === guide ? guidance : null;
  return {
    key: record.key,
    name: nameByNumber(record, entry),
    recordName: record.name,
    unNumber: entry?.unNumber ?? null,
    casNumber: record.casNumber,
    guide,
    ...(entry?.otherGuides !== undefined && entry.guide === guide && { otherGuides: entry.otherGuides }),
    ...(choices.length > 0 && { guideChoices: choices }),
    derivation: derivationOf(meant),
    hazardClass: entry?.hazardClass ?? null,
    subsidiaryClasses: entry?.subsidiaryClasses ?? [],
    hazardZones: entry?.hazardZones ?? [],
    isToxicByInhalation: entry?.isToxicByInhalation ?? false,
    waterReactiveGases: entry?.waterReactiveGases ?? [],
    polymerizes: entry?.polymerizes ?? false,
    hazardLevel: (entry?.unNumber === conditions.unNumber ? entry?.hazardLevel : null) ?? record.hazardLevel,
    nfpa: record.nfpa,
    isolate: isolationForRecord(record, conditions),
    isolateBySize: isolationBySize(record, conditions),
    protect: protectionOf(record, meant, written),
    firstAction: firstActionOf(record, meant, written),
    exposure: record.exposure,
    disagreements: record.disagreements,
    isThin: record.isThin,
    isReviewed: written?.isReviewed ?? false,
  };
}
