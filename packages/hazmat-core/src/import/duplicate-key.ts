import { baseAmount } from "../business/inventory/base-amount.ts";
import type { QuantityUnit } from "../business/forms/choices.ts";

/** Fields that distinguish two rows. */
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
 * Returns a key that is equal for duplicate rows: same chemical, room, cabinet, site, container and quantity. Rows that
 * differ in one of these are different rows of the inventory.
 *
 * @example
 * const drum = { name: " Chlorine", cas_number: null, location_id: 3, room: "Store", cabinet: null };
 * const held = { storage_vessel: null, quantity_per_vessel: null, quantity: 2, unit: "L" };
 * duplicateKey({ ...drum, ...held }); // "chlorine||3|store||||volume 2"
 */
export function duplicateKey(row: RowOfStock): string {
  const { kind, value } = baseAmount(row.quantity, row.unit);
  const texts = [row.room, row.cabinet, row.storage_vessel, row.quantity_per_vessel].map((text) =>
    normalizedText(text ?? ""),
  );
  const amount = `${kind} ${Number(value.toPrecision(9))}`;
  return [normalizedText(row.name), (row.cas_number ?? "").trim(), row.location_id, ...texts, amount].join("|");
}

const normalizedText = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLowerCase();
