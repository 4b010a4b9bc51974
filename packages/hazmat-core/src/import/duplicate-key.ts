import { baseAmount } from "../business/inventory/base-amount.ts";
import type { QuantityUnit } from "../business/forms/choices.ts";

/** What two rows are told apart by. */
export interface RowOfStock {
  readonly name: string;
  readonly cas_number: string | null;
  readonly location_id: number;
  readonly room: string | null;
  readonly cabinet: string | null;
  readonly storage_vessel: string | null;
  readonly quantity_per_vessel: string | null;
  readonly quantity: number;
  readonly unit: QuantityUnit;
}

/**
 * By what a row is found that is there twice: the same chemical, in the same room and cabinet of the same site, in the same
 * container and of the same quantity. What differs in one of them is another row of the inventory.
 *
 * @example
 * const drum = { name: " Chlorine", cas_number: null, location_id: 3, room: "Store", cabinet: null };
 * const held = { storage_vessel: null, quantity_per_vessel: null, quantity: 2, unit: "L" };
 * duplicateKey({ ...drum, ...held }); // "chlorine||3|store||||volume 2"
 */
export function duplicateKey(row: RowOfStock): string {
  const { kind, value } = baseAmount(row.quantity, row.unit);
  const texts = [row.room, row.cabinet, row.storage_vessel, row.quantity_per_vessel].map((text) => plain(text ?? ""));
  const amount = `${kind} ${Number(value.toPrecision(9))}`;
  return [plain(row.name), (row.cas_number ?? "").trim(), row.location_id, ...texts, amount].join("|");
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLowerCase();
