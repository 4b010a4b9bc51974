import { SORT_DIRECTIONS, type InventorySort, type SortDirection } from "@placard/hazmat-core/business";
import type { InventoryColumn, StoredChemical } from "@placard/ui";

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

/** A row as far as its name distinguishes it. */
type NamedRow = Pick<StoredChemical, "id" | "name" | "location" | "quantity" | "unit" | "vessel" | "manufacturer">;

/**
 * Names of the rows in the labels of their buttons, by row. A name that occurs once stays as it is. Others get the
 * location, and the quantity, the container and the manufacturer as far as needed; equal rows are numbered.
 *
 * @example
 * distinctNames([
 *   { id: 1, name: "Acetone", location: "Lab", quantity: 5, unit: "L", vessel: null, manufacturer: null },
 *   { id: 2, name: "Acetone", location: "Dock", quantity: 5, unit: "L", vessel: null, manufacturer: null },
 * ]).get(2); // "Acetone, Dock"
 */
export function distinctNames(rows: readonly NamedRow[]): ReadonlyMap<StoredChemical["id"], string> {
  const forms = rows.map(({ name, location, quantity, unit, vessel, manufacturer }) => {
    const parts = [name, location, `${quantity} ${unit}`, vessel, manufacturer];
    return parts.map((_, last) =>
      parts
        .slice(0, last + 1)
        .filter(Boolean)
        .join(", "),
    );
  });
  const counts = new Map<string, number>();
  for (const form of forms.flatMap((each) => [...new Set(each)])) counts.set(form, (counts.get(form) ?? 0) + 1);
  const used = new Map<string, number>();
  return new Map(
    rows.map(({ id }, at) => {
      const form = forms[at]?.find((each) => counts.get(each) === 1) ?? forms[at]?.at(-1) ?? "";
      const nth = (used.get(form) ?? 0) + 1;
      used.set(form, nth);
      return [id, nth === 1 ? form : `${form} (${nth})`];
    }),
  );
}
