import type { HandlerInput, getInventoryPage } from "@placard/api-client";
import { HAZARD_MARKS } from "@placard/hazmat-core";
import { typedUnDigits } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../database.ts";
import { chemicalsWithIds, type ChemicalRow } from "./chemicals.ts";
import { holds } from "./search-text.ts";

type Query = HandlerInput<typeof getInventoryPage>["query"];
/** What a row must be, as SQL over `chemicals`. */
type Fits = RawBuilder<boolean>;

interface InventoryPage {
  readonly rows: readonly ChemicalRow[];
  readonly total: number;
  /** From 1; the last one where a later one was asked for. */
  readonly page: number;
}

/** Which rows of an ordered list. */
interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of the inventory of a business. Ids are found first, so that only the rows of the page are put together.
 *
 * @param only - what else a row must be, over the columns of `chemicals`
 */
export async function inventoryPageOf(
  rows: Rows,
  businessId: number,
  query: Query,
  only: RawBuilder<boolean> | null = null,
): Promise<InventoryPage> {
  const sites = await rows
    .selectFrom("locations")
    .select(["id", "name"])
    .where("business_id", "=", businessId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
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

/** How many rows fit, by site. */
async function countBySite(rows: Rows, fits: Fits): Promise<ReadonlyMap<number, number>> {
  const counts = await rows
    .selectFrom("chemicals")
    .select(["location_id", sql<number>`count(*)::int`.as("count")])
    .where(fits)
    .groupBy("location_id")
    .execute();
  return new Map(counts.map(({ location_id, count }) => [location_id, count]));
}

/** An order, and the same from its end: the last page is then as near as the first. Both walk one index. */
interface Way {
  readonly forth: RawBuilder<unknown>;
  readonly back: RawBuilder<unknown>;
}

const wayOf = (forth: string, back: string): Way => ({ forth: sql.raw(forth), back: sql.raw(back) });
/** Both ways of an order whose end is the other one's beginning. */
const bothWays = (up: string, down: string): Record<Query["direction"], Way> => ({
  ascending: wayOf(up, down),
  descending: wayOf(down, up),
});

const ORDERS: Readonly<Record<Exclude<Query["sort"], "location">, Record<Query["direction"], Way>>> = {
  // Rank 0 is the most dangerous, so the scale runs against it.
  hazard: bothWays("hazard_rank desc, lower(name) desc, id desc", "hazard_rank, lower(name), id"),
  name: bothWays("lower(name), id", "lower(name) desc, id desc"),
  // What is not on file stands last both ways.
  un_number: {
    ascending: wayOf("un_number, lower(name), id", "un_number desc, lower(name) desc, id desc"),
    descending: wayOf("un_number desc nulls last, lower(name) desc, id desc", "un_number nulls first, lower(name), id"),
  },
  // What is weighed apart from what is measured by volume: without a density neither is more than the other.
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

/** Up to so many rows are sorted; more are walked along the index of the order. */
const FEW = 5000;

async function idsInOrder(rows: Rows, fits: Fits, way: Way, { offset, limit }: Slice, total: number) {
  const count = Math.max(0, Math.min(limit, total - offset));
  const after = total - offset - count;
  const isNearEnd = after < offset;
  const all = rows.selectFrom("chemicals").selectAll().where(fits);
  const found = await rows
    // Few are sorted sooner than met along an index; an offset of 0 keeps the planner from doing the latter.
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
  /** How many rows fit, by site. */
  readonly found: ReadonlyMap<number, number>;
  readonly slice: Slice;
  /** By name. */
  readonly sites: readonly Site[];
  readonly direction: Query["direction"];
}

/** Site after site, each in the order of its index: only those that the page reaches are read. */
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
