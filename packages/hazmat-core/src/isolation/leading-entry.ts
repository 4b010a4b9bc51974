import { parseUnNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { fallbackGuide } from "./isolation-fallback.ts";
import type { GuideNumber, TransportEntry } from "../record/transport-entry.ts";

/**
 * The entry a card speaks of: the one asked for, else the first of the record.
 *
 * @param unNumber - as `parseUnNumber` reads it; one that the record does not have is ignored
 * @returns `null` for a record without a transport entry
 * @example
 * leadingEntry(chlorineRecord)?.unNumber; // "UN1017"
 */
export function leadingEntry(record: ChemicalRecord, unNumber?: string): TransportEntry | null {
  const asked = unNumber === undefined ? null : parseUnNumber(unNumber);
  const found = asked?.ok === true ? record.transport.find((entry) => entry.unNumber === asked.value) : undefined;
  return found ?? record.transport[0] ?? null;
}

/**
 * The guide to read for an entry, without P mark. One without a guide gets 112 when it is an explosive and 111 otherwise.
 *
 * @example
 * guideOf(null); // "111"
 */
export function guideOf(entry: TransportEntry | null): GuideNumber {
  return entry?.guide?.slice(0, 3) ?? fallbackGuide(entry).guide;
}

/**
 * The guide with its P mark, as `guidanceForGuide` takes it: `116P`.
 *
 * @example
 * markedGuideOf(leadingEntry(chlorineRecord)); // "124"
 * markedGuideOf(null); // "111"
 */
export function markedGuideOf(entry: TransportEntry | null): string {
  return `${guideOf(entry)}${entry?.polymerizes === true ? "P" : ""}`;
}
