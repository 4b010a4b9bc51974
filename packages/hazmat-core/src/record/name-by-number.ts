import { unDigits, type UnNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "./chemical-record.ts";
import type { TransportEntry } from "./transport-entry.ts";

/** Where a printed shipping name begins to say strength, other names or references. */
const QUALIFIER = /,? (?:with |or |see also |\(|relative density )/;

/**
 * A proper shipping name without what follows the name itself.
 *
 * @param printed - as 49 CFR 172.101 prints it
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
 * @param entry - one of the record's; `null` where no id is meant
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
