import type { getSdsPage, HandlerInput } from "@placard/api-client/internal";
import { sheetReviewDay, type SheetDue, type SheetSort } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../database.ts";
import { sheetsWithIds, type SheetRow } from "./safety-data-sheets.ts";
import { holds } from "./search-text.ts";

type Query = HandlerInput<typeof getSdsPage>["query"];

interface SheetPage {
  readonly rows: readonly SheetRow[];
  readonly total: number;
  /** From 1. Never beyond the last page, even if a later one was requested. */
  readonly page: number;
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
  const page = Math.max(1, Math.min(query.page, Math.ceil(total / query.page_size)));
  const found = await counting(rows)
    .select("sds.id")
    .where(and(there, fits))
    .orderBy(ORDERS[query.sort])
    .limit(query.page_size)
    .offset((page - 1) * query.page_size)
    .execute();
  return {
    rows: await sheetsWithIds(
      rows,
      found.map(({ id }) => id),
    ),
    total,
    page,
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

async function libraryOf(rows: Rows, businessId: number): Promise<SheetPage["library"]> {
  const all = () => counting(rows).where("sds.business_id", "=", businessId).where("sds.replaced_at", "is", null);
  const { sheets } = await all()
    .select(sql<number>`count(*)::int`.as("sheets"))
    .executeTakeFirstOrThrow();
  const latest = await all()
    .select(["sds.id", NAME.as("chemical_name"), "sds.created_at"])
    .orderBy(ORDERS.newest)
    .limit(1)
    .executeTakeFirst();
  return { sheets, latest: latest ?? null };
}

const ORDERS: Readonly<Record<SheetSort, RawBuilder<unknown>>> = {
  newest: sql`sds.created_at desc, sds.id desc`,
  name: sql`lower(${NAME}), sds.id`,
  oldest_revision: sql`sds.revision_date nulls last, lower(${NAME}), sds.id`,
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
