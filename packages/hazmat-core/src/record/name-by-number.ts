import { unDigits, type UnNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "./chemical-record.ts";
import type { TransportEntry } from "./transport-entry.ts";

/** Start of concentration, other names or references in a printed shipping name. */
const QUALIFIER = /,? (?:with |or |see also |\(|relative density )/;

/**
 * Returns a proper shipping name without its additions.
 *
 * @param printed - as printed in 49 CFR 172.101
 * @example
 * shortShippingName("Sulfuric acid, fuming with less than 30 percent free sulfur trioxide"); // "Sulfuric acid, fuming"
 */
export function shortShippingName(printed: string): string {
  return printed.split(QUALIFIER, 1)[0]?.trim() || printed;
}

/**
 * Returns the name of a record under one of its UN numbers. The number decides the name: UN1789 of hydrogen chloride is
 * hydrochloric acid, UN2032 of nitric acid is nitric acid, red fuming. Under its first number a record keeps its own
 * name.
 *
 * @param entry - one of the record's; `null` if no UN number is given
 * @example
 * const [first] = chlorineRecord.transport;
 * nameByNumber(chlorineRecord, first ?? null); // "Chlorine"
 */
export function nameByNumber(record: ChemicalRecord, entry: TransportEntry | null): string {
  const [printed] = entry?.properShippingNames ?? [];
  if (printed === undefined || entry?.unNumber === record.transport[0]?.unNumber) return record.name;
  return shortShippingName(printed);
}

/**
 * Returns the entry of a record under a UN number, or under the same digits with the other prefix: a placard shows only
 * digits, so `UN9202` is NA9202.
 *
 * @returns `null` if the record has no such number
 * @example
 * entryOf(chlorineRecord, unNumber("NA1017"))?.unNumber; // "UN1017"
 */
export function entryOf({ transport }: Pick<ChemicalRecord, "transport">, id: UnNumber): TransportEntry | null {
  const exact = transport.find((entry) => entry.unNumber === id);
  return exact ?? transport.find((entry) => unDigits(entry.unNumber) === unDigits(id)) ?? null;
}
