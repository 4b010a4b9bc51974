/** Sort keys of an inventory. `hazard` in ascending order puts the most dangerous last. */
export const INVENTORY_SORTS = [
  "hazard",
  "name",
  "un_number",
  "location",
  "quantity",
  "unit",
  "storage",
  "updated",
] as const;

/** An entry of `INVENTORY_SORTS`. */
export type InventorySort = (typeof INVENTORY_SORTS)[number];

/** Sort directions. */
export const SORT_DIRECTIONS = ["ascending", "descending"] as const;

/** An entry of `SORT_DIRECTIONS`. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * Reasons why a row needs attention: stored with an incompatible chemical, no reactive group on file, due for a check,
 * or without a safety data sheet.
 */
export const INVENTORY_ATTENTION = ["keep_apart", "unknown_reactions", "check_due", "no_sheet"] as const;

/** An entry of `INVENTORY_ATTENTION`. */
export type InventoryAttention = (typeof INVENTORY_ATTENTION)[number];

/** Default order of an inventory: most dangerous first. */
export const FIRST_ORDER: { readonly sort: InventorySort; readonly direction: SortDirection } = {
  sort: "hazard",
  direction: "descending",
};

/** Default number of rows per page of an inventory. */
export const INVENTORY_PAGE_SIZE = 100;

/** Number of days after its last check from which a record is marked as possibly out of date. */
export const STALE_AFTER_DAYS = 90;

/**
 * Returns the digits of a UN or NA number, whole or in part, that is typed with its letters. Returns `null` for any
 * other text: digits alone are found as they are stored.
 *
 * @example
 * typedUnDigits("UN 1090"); // "1090"
 * typedUnDigits("1090"); // null
 */
export function typedUnDigits(search: string): string | null {
  return /^(?:un|na)[ -]?(\d{1,4})$/i.exec(search.trim())?.[1] ?? null;
}
