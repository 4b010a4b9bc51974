import { SORT_DIRECTIONS, type InventorySort, type SortDirection } from "@placard/hazmat-core/business";
import type { InventoryColumn } from "@placard/ui";

/** The column for a sort key; `null` if no column shows it. */
export function columnOf(sort: InventorySort): InventoryColumn | null {
  return (Object.keys(SORT_OF) as (keyof typeof SORT_OF)[]).find((column) => SORT_OF[column] === sort) ?? null; // its keys
}

/** Sort key of a column. */
export function sortOf(column: InventoryColumn): InventorySort {
  return SORT_OF[column];
}

const SORT_OF = {
  name: "name",
  unNumber: "un_number",
  hazardLevel: "hazard",
  hazardClass: "hazard",
  location: "location",
  quantity: "quantity",
} as const satisfies Record<InventoryColumn, InventorySort>;

/** Sort order of the inventory. */
export interface InventoryOrder {
  readonly sort: InventorySort;
  readonly direction: SortDirection;
}

/** A sort order as an id for a list. */
export const orderId = ({ sort, direction }: InventoryOrder): string => `${sort} ${direction}`;

/** Sort orders for the phone layout without column headers: those of the columns, and the last change. */
const LISTED = [
  "hazard",
  "name",
  "location",
  "un_number",
  "quantity",
  "updated",
] as const satisfies readonly InventorySort[];

/** Id of a listed sort order, also its key in the messages. */
export type InventoryOrderId = `${(typeof LISTED)[number]} ${SortDirection}`;

/** Every sort order that the list offers. */
export const INVENTORY_ORDERS: readonly InventoryOrderId[] = LISTED.flatMap((sort) =>
  SORT_DIRECTIONS.map((direction) => `${sort} ${direction}` as const),
);

/** The sort order of an entry of `INVENTORY_ORDERS`; `null` for other texts. */
export function orderOf(id: string): InventoryOrder | null {
  const sort = LISTED.find((each) => id.startsWith(`${each} `));
  const direction = SORT_DIRECTIONS.find((each) => id.endsWith(` ${each}`));
  return sort === undefined || direction === undefined ? null : { sort, direction };
}
