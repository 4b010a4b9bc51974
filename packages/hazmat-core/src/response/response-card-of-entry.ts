import type { ChemicalRecord } from "../reference/chemical-record.ts";
import type { GuideNumber, TransportEntry } from "./transport-entry.ts";

/** Guide for cargo that nobody has identified. */
const UNIDENTIFIED: GuideNumber = "111";

/** Guide for explosives: ids below 1000 are class 1, also where the tables print no division. */
const EXPLOSIVE: GuideNumber = "112";

/**
 * The entry a card speaks of: the one asked for, else the first of the record.
 *
 * @param unNumber - canonical, `UN1017`; one that the record does not have is ignored
 * @returns `null` for a record without a transport entry
 */
export function leadingEntry(record: ChemicalRecord, unNumber?: string): TransportEntry | null {
  const asked = record.transport.find((entry) => entry.unNumber === unNumber);
  return asked ?? record.transport[0] ?? null;
}

/**
 * The guide to read for an entry. One without a guide gets 112 when it is an explosive and 111 otherwise.
 *
 * @example
 * guideOf(null); // "111"
 */
export function guideOf(entry: TransportEntry | null): GuideNumber {
  if (entry === null) return UNIDENTIFIED;
  if (entry.guide !== null) return entry.guide.slice(0, 3);
  const isExplosive = entry.hazardClass?.startsWith("1") === true || /^(UN|NA)0/.test(entry.unNumber);
  return isExplosive ? EXPLOSIVE : UNIDENTIFIED;
}

/** The guide with its P mark, as `guidanceForGuide` takes it: `116P`. */
export function markedGuideOf(entry: TransportEntry | null): string {
  return `${guideOf(entry)}${entry?.polymerizes === true ? "P" : ""}`;
}
