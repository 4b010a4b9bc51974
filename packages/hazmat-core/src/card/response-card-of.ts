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
 * Builds the ten-second card of a record: isolate, protect and first action, each with its sources. For a record
 * without a UN or NA number the guide is derived from its known hazards, and the card states this. The advice is never
 * weaker than the record's hazard statements and lethal limits require, even if the guide is.
 *
 * @param guidance - guidance of `markedGuideFor(record, unNumber)`; `null` if it could not be loaded: the card then
 *   uses only class and hazards, never the text of another guide
 * @param conditions - conditions of the scene; omitted conditions use the worst case, and the isolation answer says so
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
