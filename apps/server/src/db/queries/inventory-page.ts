import type { getInventoryPage, HandlerInput } from "@placard/api-client/internal";
import { HAZARD_MARKS } from "@placard/hazmat-core";
import { typedUnDigits } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../database.ts";
import { chemicalsWithIds, type ChemicalRow } from "./chemicals.ts";
import { holds } from "./search-text.ts";

type Query = HandlerInput<typeof getInventoryPage>["query"];
/** A row filter, as SQL over `chemicals`. */
type Fits = RawBuilder<boolean>;

interface InventoryPage {
  readonly rows: readonly ChemicalRow[];
  readonly total: number;
  /** From 1. Never beyond the last page, even if a later one was requested. */
  readonly page: number;
}

/** A range of an ordered list. */
interface Slice {
  readonly offset: number;
  readonly limit: number;
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
  const needsSites = query.sort === "location" || (query.search ?? "") !== "";
  const sites = needsSites ? await sitesOf(rows, businessId) : [];
  const fits = fitting(businessId, query, sites, only);
  const found = await countBySite(rows, fits);
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  const page = Math.max(1, Math.min(query.page, Math.ceil(total / query.page_size)));
  const slice = { offset: (page - 1) * query.page_size, limit: query.page_size };
  const ids =
    query.sort === "location"
      ? await idsBySite(rows, { fits, found, slice, sites, direction: query.direction })
      : await idsInOrder(rows, fits, ORDERS[query.sort][query.direction], slice, total);
  return { rows: await chemicalsWithIds(rows, ids), total, page };
}

interface Site {
  readonly id: number;
  readonly name: string;
}

/** Sorted by name. */
function sitesOf(rows: Rows, businessId: number): Promise<readonly Site[]> {
  return rows
    .selectFrom("locations")
    .select(["id", "name"])
    .where("business_id", "=", businessId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}

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

/** An order and its reverse, so that the last page is as fast as the first. Both scan one index. */
interface Way {
  readonly forth: RawBuilder<unknown>;
  readonly back: RawBuilder<unknown>;
}

const wayOf = (forth: string, back: string): Way => ({ forth: sql.raw(forth), back: sql.raw(back) });
/** Both directions of an order in which one is the exact reverse of the other. */
const bothWays = (up: string, down: string): Record<Query["direction"], Way> => ({
  ascending: wayOf(up, down),
  descending: wayOf(down, up),
});

const ORDERS: Readonly<Record<Exclude<Query["sort"], "location">, Record<Query["direction"], Way>>> = {
  // Rank 0 is the most dangerous, so the directions are swapped.
  hazard: bothWays("hazard_rank desc, lower(name) desc, id desc", "hazard_rank, lower(name), id"),
  name: bothWays("lower(name), id", "lower(name) desc, id desc"),
  // Missing numbers are last in both directions.
  un_number: {
    ascending: wayOf("un_number, lower(name), id", "un_number desc, lower(name) desc, id desc"),
    descending: wayOf("un_number desc nulls last, lower(name) desc, id desc", "un_number nulls first, lower(name), id"),
  },
  // Masses are separate from volumes: without a density they cannot be compared.
  quantity: bothWays("is_volume, base_amount, id", "is_volume desc, base_amount desc, id desc"),
  unit: bothWays("unit, lower(name), id", "unit desc, lower(name) desc, id desc"),
  storage: {
    ascending: wayOf("lower(storage_vessel), lower(name), id", "lower(storage_vessel) desc, lower(name) desc, id desc"),
    descending: wayOf(
      "lower(storage_vessel) desc nulls last, lower(name) desc, id desc",
      "lower(storage_vessel) nulls first, lower(name), id",
    ),
  },
  updated: bothWays("updated_at, id", "updated_at desc, id desc"),
};

/** Up to this many rows are sorted. For more, the index of the order is scanned. */
const FEW = 5000;

async function idsInOrder(rows: Rows, fits: Fits, way: Way, { offset, limit }: Slice, total: number) {
  const count = Math.max(0, Math.min(limit, total - offset));
  const after = total - offset - count;
  const isNearEnd = after < offset;
  const all = rows.selectFrom("chemicals").selectAll().where(fits);
  const found = await rows
    // Sorting few rows is faster than scanning an index for them; an offset of 0 makes the planner sort.
    .selectFrom((total < FEW ? all.offset(0) : all).as("found"))
    .select("id")
    .orderBy(isNearEnd ? way.back : way.forth)
    .limit(count)
    .offset(isNearEnd ? after : offset)
    .execute();
  const ids = found.map(({ id }) => id);
  return isNearEnd ? ids.toReversed() : ids;
}

interface BySite {
  readonly fits: Fits;
  /** The number of matching rows per location. */
  readonly found: ReadonlyMap<number, number>;
  readonly slice: Slice;
  /** Sorted by name. */
  readonly sites: readonly Site[];
  readonly direction: Query["direction"];
}

/** Location by location, each in the order of its index. Only the locations on the page are read. */
async function idsBySite(rows: Rows, { fits, found, slice, sites, direction }: BySite): Promise<readonly number[]> {
  const ids: number[] = [];
  let before = 0;
  for (const { id: site } of direction === "ascending" ? sites : sites.toReversed()) {
    const count = found.get(site) ?? 0;
    const offset = Math.max(0, slice.offset - before);
    const limit = Math.min(count - offset, slice.limit - ids.length);
    before += count;
    if (limit <= 0) continue;
    const ofSite = sql<boolean>`(${fits} and chemicals.location_id = ${site})`;
    ids.push(...(await idsInOrder(rows, ofSite, ORDERS.name[direction], { offset, limit }, count)));
    if (ids.length === slice.limit) break;
  }
  return ids;
}
