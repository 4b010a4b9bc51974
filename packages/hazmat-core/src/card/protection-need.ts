import { isBatteryVehicle } from "../guidance/substance-statements.ts";
import { factWords, type MeantGuide, sourcesOfFacts } from "../guidance/derived/guide-for.ts";
import { type HazardFact, needsChemicalClothing } from "../guidance/derived/hazard-fact.ts";
import { hazardFactsOf, knownHazardsOf } from "../guidance/derived/hazard-facts-of.ts";
import { suitLimitOf } from "../guidance/derived/facts-by-limit.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import type { GuideGuidance, ProtectionLevel } from "../guidance/guide-guidance.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

/** PPE that a crew needs, derived from guide, class and known properties of the substance. */
export interface ProtectionNeed {
  /** `vapour`: above `chemical`, also protects against vapour. */
  readonly level: ProtectionLevel | "vapour";
  /** Reason for clothing above the guide's requirement. */
  readonly because: Statement | null;
  readonly sources: readonly SourceRef[];
  /** The substance is also flammable: chemical clothing melts in a fire. */
  readonly burns: boolean;
}

const BURNING_GUIDES: ReadonlySet<string> = new Set(["117", "118", "119", "131", "132", "155", "168"]);

function isToxicToBreathe(entry: TransportEntry | null): entry is TransportEntry {
  return entry !== null && (entry.hazardClass === "2.3" || entry.isToxicByInhalation);
}

function toxicBy(entry: TransportEntry): SourceRef {
  const zone = entry.hazardZones.length === 0 ? "" : `, hazard zone ${entry.hazardZones.join(", ")}`;
  return { key: "49CFR172.101", locator: `${entry.unNumber}${zone}` };
}

/** Known harm to skin and eyes: by hazard statement, and by the Pocket Guide. */
const HARMS_SKIN = /^H31[0-9]/;
const PREVENT_CONTACT = /^Prevent skin contact/;

/**
 * Both sources list only cold-liquid injury for the skin, and the substance is flammable: carbon monoxide. A flammable
 * suit would then be worse than turnout gear. H330 allows no exception.
 */
function harmsLungsOnly({ ghs, niosh }: ChemicalRecord, burns: boolean): boolean {
  if (!burns || ghs === null || niosh === null) return false;
  const skin = niosh.ppe.find(({ item }) => item === "skin");
  const isSkinFree = skin !== undefined && !PREVENT_CONTACT.test(skin.code);
  return isSkinFree && !ghs.hCodes.some((code) => HARMS_SKIN.test(code) || code.startsWith("H330"));
}

const killing = (facts: readonly HazardFact[]): Statement => ({
  text: `A small amount can kill: ${factWords(facts)}.`,
  rests: sourcesOfFacts(facts),
});

/** Minimum PPE required by hazard statements and limits, regardless of the guide. */
function floorOf(
  record: ChemicalRecord,
  state: string | null,
): { level: "vapour" | "chemical"; because: Statement } | null {
  const known = knownHazardsOf(record);
  const byCode = (...codes: readonly string[]): readonly HazardFact[] =>
    known.filter(({ shown }) => codes.includes(shown.slice(0, 4)) && shown.startsWith("H"));
  const deadly = byCode("H330", "H310");
  const suit = deadly.length > 0 ? deadly : suitLimitOf(record);
  if (state !== "solid" && suit.length > 0) return { level: "vapour", because: killing(suit) };
  const fatal = byCode("H330", "H310", "H300");
  return fatal.length === 0 ? null : { level: "chemical", because: killing(fatal) };
}

function isBurning(record: ChemicalRecord, meant: MeantGuide): boolean {
  const { entry } = meant;
  const facts = hazardFactsOf(record, entry);
  return BURNING_GUIDES.has(meant.guide) || facts.some(({ kind }) => kind === "flammable" || kind === "pyrophoric");
}

function levelByFacts(record: ChemicalRecord, entry: TransportEntry | null): ProtectionLevel {
  const isChemical = hazardFactsOf(record, entry).some(({ kind }) => needsChemicalClothing(kind));
  return isChemical ? "chemical" : "structural";
}

/**
 * The PPE level of the guide. A derived guide can be weaker than the hazards it was derived from; its level is then
 * raised.
 */
function guideLevel(record: ChemicalRecord, meant: MeantGuide, guidance: GuideGuidance | null): ProtectionLevel {
  if (isBatteryVehicle(meant.entry)) return "structural";
  const byFacts = levelByFacts(record, meant.entry);
  if (guidance === null) return byFacts;
  const isWeaker = guidance.protectionLevel === "structural" || guidance.protectionLevel === "cryogenic";
  return meant.kind !== "listed" && isWeaker ? byFacts : guidance.protectionLevel;
}

const isRaisable = (level: ProtectionLevel): boolean => level !== "infectious";

/**
 * Determines the PPE: that of the guide; a vapour-protective suit for substances toxic by inhalation; never less than
 * H330, H310, H300 and the lethal limits require.
 *
 * @param guidance - of the chosen guide; `null`: class and hazards decide
 */
export function protectionNeed(
  record: ChemicalRecord,
  meant: MeantGuide,
  guidance: GuideGuidance | null,
): ProtectionNeed {
  const { entry } = meant;
  const level = guideLevel(record, meant, guidance);
  const burns = isBurning(record, meant);
  const floor = floorOf(record, physicalStateOf(record, entry));
  const byClass = level === "chemical" && isToxicToBreathe(entry);
  if (isRaisable(level) && floor !== null && (floor.level === "vapour" || level !== "chemical") && !byClass) {
    return { level: floor.level, because: floor.because, sources: floor.because.rests, burns };
  }
  if (!byClass) return { level, because: null, sources: [], burns };
  const sources = [toxicBy(entry)];
  if (!harmsLungsOnly(record, burns)) return { level: "vapour", because: null, sources, burns };
  return {
    level: "structural",
    because: {
      text: "It can kill if inhaled. Two sources list no skin hazard.",
      rests: [
        ...(record.ghs === null ? [] : [record.ghs.source]),
        ...(record.niosh === null ? [] : [record.niosh.source]),
      ],
    },
    sources,
    burns,
  };
}
