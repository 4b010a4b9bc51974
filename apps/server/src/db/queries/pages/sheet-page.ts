import type { getSdsPage, HandlerInput } from "@placard/api-client/internal";
import { sheetReviewDay, type SheetDue, type SheetSort } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../../database.ts";
import { sheetsWithIds, type SheetRow } from "../safety-data-sheets.ts";
import { holds } from "../search-text.ts";
import {
  isBeyond,
  keyOf,
  orderBy,
  pageOfList,
  partOf,
  partsByFirst,
  type ListOrder,
  type OrderedList,
  type SortColumn,
} from "./list-order.ts";

type Query = HandlerInput<typeof getSdsPage>["query"];

interface SheetPage {
  readonly rows: readonly SheetRow[];
  readonly total: number;
  /** From 1. Never beyond the last page, even if a later one was requested. */
  readonly page: number;
  readonly cursors: { readonly next_cursor?: string; readonly previous_cursor?: string };
  readonly due: Readonly<Record<SheetDue, number>>;
  readonly library: {
    readonly sheets: number;
    readonly latest: Pick<SheetRow, "id" | "chemical_name" | "created_at"> | null;
  };
}

/**
 * A page of the library of a business, with totals. Ids are selected first, so that only the rows of the page are
 * loaded.
 */
export async function sheetPageOf(rows: Rows, businessId: number, query: Query, now: Date): Promise<SheetPage> {
  const there = and(
    sql<boolean>`sds.business_id = ${businessId} and sds.replaced_at is null`,
    query.location_id === undefined ? null : ofRow(sql`c.location_id = ${query.location_id}`),
  );
  const fits = and(
    query.search === undefined || query.search === "" ? null : ofRow(sql`c.name ilike ${holds(query.search)}`),
    query.due === undefined ? null : isDue(query.due, now),
  );
  const { total, ...due } = await counting(rows)
    .select([
      sql<number>`(count(*) filter (where ${fits}))::int`.as("total"),
      sql<number>`(count(*) filter (where ${isDue("past_review", now)}))::int`.as("past_review"),
      sql<number>`(count(*) filter (where ${isDue("no_revision", now)}))::int`.as("no_revision"),
    ])
    .where(there)
    .executeTakeFirstOrThrow();
  const order = ORDERS[query.sort];
  const select = (isReverse: boolean, limit: number) =>
    counting(rows)
      .select(["sds.id", keyOf(order).as("key")])
      .where(and(there, fits))
      .orderBy(orderBy(order, isReverse))
      .limit(limit);
  const list: OrderedList = {
    order,
    total,
    parts: partsByFirst(order),
    slice: async ({ offset, limit }) => {
      const found = await select(false, limit).offset(offset).execute();
      return found.map((row) => ({ ...row, part: partOf(row.key) }));
    },
    beyond: async ({ part, key, isBefore, limit }) => {
      const nearest = select(isBefore, limit).where(part.fits);
      const found = await (key === null ? nearest : nearest.where(isBeyond(order, part, key, isBefore))).execute();
      return found.map((row) => ({ ...row, part: part.number }));
    },
  };
  const { ids, ...page } = await pageOfList(list, query);
  return {
    rows: await sheetsWithIds(rows, ids),
    total,
    ...page,
    due,
    library: await libraryOf(rows, businessId),
  };
}

/** The data sheets to count or select. */
const counting = (rows: Rows) => rows.selectFrom("safety_data_sheets as sds");

const ROWS = sql`from chemicals c where c.sheet_group = sds.sheet_group and c.business_id = sds.business_id`;

/** True if at least one row of a sheet matches. */
const ofRow = (fits: RawBuilder<unknown>) => sql<boolean>`exists (select ${ROWS} and ${fits})`;

/** The name of the first row of a sheet. */
const NAME = sql<string>`(select c.name ${ROWS} order by c.id limit 1)`;
const LOWER_NAME = sql`lower(${NAME})`;

async function libraryOf(rows: Rows, businessId: number): Promise<SheetPage["library"]> {
  const all = () => counting(rows).where("sds.business_id", "=", businessId).where("sds.replaced_at", "is", null);
  const { sheets } = await all()
    .select(sql<number>`count(*)::int`.as("sheets"))
    .executeTakeFirstOrThrow();
  const latest = await all()
    .select(["sds.id", NAME.as("chemical_name"), "sds.created_at"])
    .orderBy(orderBy(ORDERS.newest, false))
    .limit(1)
    .executeTakeFirst();
  return { sheets, latest: latest ?? null };
}

const ID = { of: sql`sds.id`, type: "integer" } as const;
const BY_NAME: readonly SortColumn[] = [{ of: LOWER_NAME, type: "text" }, ID];

const COLUMNS: Readonly<Record<SheetSort, readonly SortColumn[]>> = {
  newest: [{ of: sql`sds.created_at`, type: "time" }, ID],
  name: BY_NAME,
  oldest_revision: [{ of: sql`sds.revision_date`, type: "day" }, ...BY_NAME],
};

const orderOf = (sort: SheetSort): ListOrder => ({
  name: `sheets ${sort}`,
  columns: COLUMNS[sort],
  isDown: sort === "newest",
  hasEmpty: sort === "oldest_revision",
});

const ORDERS: Readonly<Record<SheetSort, ListOrder>> = {
  newest: orderOf("newest"),
  name: orderOf("name"),
  oldest_revision: orderOf("oldest_revision"),
};

/** Same rule as `sheetAge` of the core for one sheet. */
function isDue(due: SheetDue, now: Date): RawBuilder<boolean> {
  if (due === "past_review") return sql<boolean>`coalesce(sds.revision_date::text <= ${sheetReviewDay(now)}, false)`;
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  return sql<boolean>`(sds.revision_date is null or sds.revision_date::text > ${tomorrow})`;
}

const DAY_MS = 86_400_000;

function and(...parts: readonly (RawBuilder<boolean> | null)[]): RawBuilder<boolean> {
  const asked = parts.filter((part) => part !== null);
  return asked.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(asked, sql` and `)})`;
}
