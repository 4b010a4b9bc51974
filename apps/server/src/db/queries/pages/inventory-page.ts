import type { getInventoryPage, HandlerInput } from "@placard/api-client/internal";
import { HAZARD_MARKS } from "@placard/hazmat-core";
import { INVENTORY_SORTS, SORT_DIRECTIONS, typedUnDigits } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../../database.ts";
import { chemicalsWithIds, type ChemicalRow } from "../chemicals.ts";
import { holds } from "../search-text.ts";
import {
  isBeyond,
  keyOf,
  orderBy,
  pageOfList,
  partOf,
  partsByFirst,
  type Beyond,
  type Fits,
  type ListOrder,
  type ListPart,
  type ListRow,
  type OrderedList,
  type Slice,
  type SortColumn,
} from "./list-order.ts";

type Query = HandlerInput<typeof getInventoryPage>["query"];

interface InventoryPage {
  readonly rows: readonly ChemicalRow[];
  readonly total: number;
  /** From 1. Never beyond the last page, even if a later one was requested. */
  readonly page: number;
  readonly cursors: { readonly next_cursor?: string; readonly previous_cursor?: string };
}

/**
 * A page of the inventory of a business. Ids are selected first, so that only the rows of the page are loaded.
 *
 * @param only - additional filter over the columns of `chemicals`
 */
export async function inventoryPageOf(
  rows: Rows,
  businessId: number,
  query: Query,
  only: RawBuilder<boolean> | null = null,
): Promise<InventoryPage> {
  // Only a search and the order by location compare the names of the sites.
  const sites = query.sort === "location" || query.search !== undefined ? await sitesOf(rows, businessId) : [];
  const fits = fitting(businessId, query, sites, only);
  const found = await countBySite(rows, fits);
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  const order = ORDERS[query.sort][query.direction];
  const list: OrderedList =
    query.sort === "location"
      ? {
          order,
          total,
          parts: partsBySite(sites, order),
          slice: (slice) => rowsBySite(rows, { fits, found, slice, sites, order }),
          beyond: async (beyond) => rowsBeyond(rows, fits, beyond, found.get(beyond.part.number) ?? 0),
        }
      : {
          order,
          total,
          parts: partsByFirst(order),
          slice: (slice) => rowsInOrder(rows, { fits, order, slice, total }),
          beyond: (beyond) => rowsBeyond(rows, fits, beyond, total),
        };
  const { ids, ...page } = await pageOfList(list, query);
  return { rows: await chemicalsWithIds(rows, ids), total, ...page };
}

interface Site {
  readonly id: number;
  readonly name: string;
}

/** The sites of a business by name. */
const sitesOf = (rows: Rows, businessId: number): Promise<readonly Site[]> =>
  rows
    .selectFrom("locations")
    .select(["id", "name"])
    .where("business_id", "=", businessId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();

function fitting(
  businessId: number,
  { level, location_id, search = "" }: Query,
  sites: readonly Site[],
  only: Fits | null,
): Fits {
  const parts = [sql<boolean>`chemicals.business_id = ${businessId}`];
  if (only !== null) parts.push(only);
  if (level !== undefined) parts.push(sql`chemicals.hazard_rank = ${HAZARD_MARKS.indexOf(level)}`);
  if (location_id !== undefined) parts.push(sql`chemicals.location_id = ${location_id}`);
  if (search !== "") {
    const text = search.toLowerCase();
    const places = sites.filter(({ name }) => name.toLowerCase().includes(text)).map(({ id }) => id);
    const number = typedUnDigits(text);
    parts.push(sql`(chemicals.search_text like ${holds(text)} or chemicals.location_id = any(${places}::int[])
      ${number === null ? sql`` : sql`or chemicals.un_number like ${`${number}%`}`})`);
  }
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** The number of matching rows per location. */
async function countBySite(rows: Rows, fits: Fits): Promise<ReadonlyMap<number, number>> {
  const counts = await rows
    .selectFrom("chemicals")
    .select(["location_id", sql<number>`count(*)::int`.as("count")])
    .where(fits)
    .groupBy("location_id")
    .execute();
  return new Map(counts.map(({ location_id, count }) => [location_id, count]));
}

const ID = { of: sql`id`, type: "integer" } as const;
const NAME = { of: sql`name_key`, type: "text" } as const;
const BY_NAME: readonly SortColumn[] = [NAME, ID];

const COLUMNS: Readonly<Record<Query["sort"], readonly SortColumn[]>> = {
  hazard: [{ of: sql`hazard_rank`, type: "integer" }, ...BY_NAME],
  name: BY_NAME,
  // In each location by name.
  location: BY_NAME,
  un_number: [{ of: sql`un_number`, type: "text" }, ...BY_NAME],
  // Masses are separate from volumes: without a density they cannot be compared.
  quantity: [{ of: sql`is_volume`, type: "flag" }, { of: sql`base_amount`, type: "number" }, ID],
  unit: [{ of: sql`unit`, type: "text" }, ...BY_NAME],
  storage: [{ of: sql`vessel_key`, type: "text" }, ...BY_NAME],
  updated: [{ of: sql`updated_at`, type: "time" }, ID],
};

function orderOf(sort: Query["sort"], direction: Query["direction"]): ListOrder {
  return {
    name: `inventory ${sort} ${direction}`,
    columns: COLUMNS[sort],
    // Rank 0 is the most dangerous, so the directions are swapped.
    isDown: (direction === "descending") !== (sort === "hazard"),
    hasEmpty: sort === "un_number" || sort === "storage",
  };
}

const ORDERS = Object.fromEntries(
  INVENTORY_SORTS.map((sort) => [
    sort,
    Object.fromEntries(SORT_DIRECTIONS.map((direction) => [direction, orderOf(sort, direction)])),
  ]),
) as Readonly<Record<Query["sort"], Record<Query["direction"], ListOrder>>>; // one entry for each sort and direction

/** Up to this many rows are sorted. For more, the index of the order is scanned. */
const FEW = 5000;

/** The rows to sort or to scan in an order. */
function candidates(rows: Rows, fits: Fits, total: number) {
  const all = rows.selectFrom("chemicals").selectAll().where(fits);
  // Sorting few rows is faster than scanning an index for them; an offset of 0 makes the planner sort.
  return rows.selectFrom((total < FEW ? all.offset(0) : all).as("found"));
}

interface InOrder {
  readonly fits: Fits;
  readonly order: ListOrder;
  readonly slice: Slice;
  readonly total: number;
  /** The part of all rows; without it, `partOf` decides. */
  readonly part?: number;
}

/** Reads from the nearer end, so that the last page is as fast as the first. */
async function rowsInOrder(rows: Rows, { fits, order, slice: { offset, limit }, total, part }: InOrder) {
  const count = Math.max(0, Math.min(limit, total - offset));
  const after = total - offset - count;
  const isNearEnd = after < offset;
  const found = await candidates(rows, fits, total)
    .select(["id", keyOf(order).as("key")])
    .orderBy(orderBy(order, isNearEnd))
    .limit(count)
    .offset(isNearEnd ? after : offset)
    .execute();
  const read = found.map((row) => ({ ...row, part: part ?? partOf(row.key) }));
  return isNearEnd ? read.toReversed() : read;
}

async function rowsBeyond(
  rows: Rows,
  fits: Fits,
  { order, part, key, isBefore, limit }: Beyond,
  total: number,
): Promise<readonly ListRow[]> {
  if (total === 0) return [];
  const found = await candidates(rows, fits, total)
    .select(["id", keyOf(order).as("key")])
    .where(part.fits)
    .$if(key !== null, (query) => query.where(isBeyond(order, part, key ?? [], isBefore)))
    .orderBy(orderBy(order, isBefore))
    .limit(limit)
    .execute();
  return found.map((row) => ({ ...row, part: part.number }));
}

interface BySite {
  readonly fits: Fits;
  /** The number of matching rows per location. */
  readonly found: ReadonlyMap<number, number>;
  readonly slice: Slice;
  /** Sorted by name. */
  readonly sites: readonly Site[];
  readonly order: ListOrder;
}

/** Location by location, each in the order of its index. Only the locations on the page are read. */
async function rowsBySite(rows: Rows, { fits, found, slice, sites, order }: BySite): Promise<readonly ListRow[]> {
  const read: ListRow[] = [];
  let before = 0;
  for (const { id: site } of order.isDown ? sites.toReversed() : sites) {
    const total = found.get(site) ?? 0;
    const offset = Math.max(0, slice.offset - before);
    const limit = Math.min(total - offset, slice.limit - read.length);
    before += total;
    if (limit <= 0) continue;
    const ofSite = sql<boolean>`(${fits} and chemicals.location_id = ${site})`;
    read.push(...(await rowsInOrder(rows, { fits: ofSite, order, slice: { offset, limit }, total, part: site })));
    if (read.length === slice.limit) break;
  }
  return read;
}

/** A part for each location. */
function partsBySite(sites: readonly Site[], { isDown }: ListOrder): readonly ListPart[] {
  return (isDown ? sites.toReversed() : sites).map(({ id }) => ({
    number: id,
    fits: sql`location_id = ${id}`,
    fixed: 0,
  }));
}
