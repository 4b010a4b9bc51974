import { parseUnNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

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
