import { parseUnNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { entryOf } from "../record/name-by-number.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

/**
 * Returns the transport entry for a card: the requested one, otherwise the first of the record.
 *
 * @param unNumber - in any form that `parseUnNumber` accepts; a number that the record does not have is ignored
 * @returns `null` for a record without a transport entry
 * @example
 * leadingEntry(chlorineRecord)?.unNumber; // "UN1017"
 */
export function leadingEntry(record: ChemicalRecord, unNumber?: string): TransportEntry | null {
  const requestedNumber = unNumber === undefined ? null : parseUnNumber(unNumber);
  const found = requestedNumber?.ok === true ? entryOf(record, requestedNumber.value) : null;
  return found ?? record.transport[0] ?? null;
}
