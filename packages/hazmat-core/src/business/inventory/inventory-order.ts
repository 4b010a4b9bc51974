/** What an inventory can be ordered by. `hazard`: the most dangerous last, as the scale runs. */
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

/** The two ways through an order. */
export const SORT_DIRECTIONS = ["ascending", "descending"] as const;

/** An entry of `SORT_DIRECTIONS`. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** What a row can need: to be moved away from another one, to be checked, or a safety data sheet. */
export const INVENTORY_ATTENTION = ["keep_apart", "check_due", "no_sheet"] as const;

/** An entry of `INVENTORY_ATTENTION`. */
export type InventoryAttention = (typeof INVENTORY_ATTENTION)[number];

/** The most dangerous first: how an inventory is read unless its reader asks otherwise. */
export const FIRST_ORDER: { readonly sort: InventorySort; readonly direction: SortDirection } = {
  sort: "hazard",
  direction: "descending",
};

/** Rows of a page of an inventory unless the reader asks otherwise. */
export const INVENTORY_PAGE_SIZE = 100;

/** A record that no one checked for longer is marked: it may no longer be true. Days. */
export const STALE_AFTER_DAYS = 90;
