import { parseUnNumber, unDigits, type UnNumber } from "../identity/un-number.ts";
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
  const found = asked?.ok === true ? entryOf(record, asked.value) : null;
  return found ?? record.transport[0] ?? null;
}

/**
 * The entry of a record under an id, or under the same digits with the other prefix: a placard shows digits alone, so
 * `UN9202` is NA9202.
 *
 * @returns `null` where the record has no such id
 * @example
 * entryOf(chlorineRecord, unNumber("NA1017"))?.unNumber; // "UN1017"
 */
export function entryOf({ transport }: Pick<ChemicalRecord, "transport">, id: UnNumber): TransportEntry | null {
  const exact = transport.find((entry) => entry.unNumber === id);
  return exact ?? transport.find((entry) => unDigits(entry.unNumber) === unDigits(id)) ?? null;
}
