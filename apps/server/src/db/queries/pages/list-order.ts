import { sql, type RawBuilder } from "kysely";
import * as z from "zod";
import { cursorOf, startOf } from "../../../http/paging.ts";

/** A row filter, as SQL. */
export type Fits = RawBuilder<boolean>;

/** Reading and writing of a sort column as text, so that no digit of it is lost in a cursor. */
interface ColumnType {
  /** The column as text. */
  readonly text: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The value of such a text. */
  readonly value: (text: string) => RawBuilder<unknown>;
  /** True if the database can read the text. */
  readonly isValid: (text: string) => boolean;
}

const castTo = (type: string): Pick<ColumnType, "text" | "value"> => ({
  text: (column) => sql`${column}::text`,
  value: (text) => sql`${text}::${sql.raw(type)}`,
});

const TYPES = {
  text: { ...castTo("text"), isValid: (text) => !text.includes("\0") },
  integer: { ...castTo("integer"), isValid: (text) => /^\d{1,9}$/.test(text) },
  flag: { ...castTo("boolean"), isValid: (text) => text === "true" || text === "false" },
  day: { ...castTo("date"), isValid: (text) => z.iso.date().safeParse(text).success },
  // PostgreSQL writes the shortest text that gives the same number, as JavaScript does.
  number: {
    text: (column) => sql`${column}::text`,
    value: (text) => sql`${`${Number(text)}`}::float8`,
    isValid: (text) => text !== "" && Number.isFinite(Number(text)),
  },
  // Microseconds since 1970: more digits than a `Date` has, and the same in each time zone.
  time: {
    text: (column) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    value: (text) => sql`(timestamptz 'epoch' + ${text}::float8 * interval '1 microsecond')`,
    isValid: (text) => /^\d{1,16}$/.test(text),
  },
} as const satisfies Record<string, ColumnType>;

/** A sort column. */
export interface SortColumn {
  /** SQL of the column. */
  readonly of: RawBuilder<unknown>;
  readonly type: keyof typeof TYPES;
}

/** A complete order of a list: its columns together are different for each row. */
export interface ListOrder {
  /** Name of the list and the order, kept in cursors. */
  readonly name: string;
  readonly columns: readonly SortColumn[];
  readonly isDown: boolean;
  /** True if the first column can be empty. Such rows are last in both directions. */
  readonly hasEmpty?: boolean;
}

/** The sort columns of a row as text. Only the first one can be `null`. */
type Key = readonly (string | null)[];

/** A row of an ordered list. */
export interface ListRow {
  readonly id: number;
  readonly key: Key;
  /** The part of the list that contains the row. */
  readonly part: number;
}

/** A part of an ordered list. The parts follow each other; in each, the order is that of the columns. */
export interface ListPart {
  readonly number: number;
  readonly fits: Fits;
  /** Number of first columns that have the same value in the whole part. */
  readonly fixed: number;
}

/** Parts of a list whose first column can be empty. */
const FILLED = 0;
const EMPTY = 1;

/** The part of a row in a list with `partsByFirst`. */
export const partOf = (key: Key): number => (key[0] === null ? EMPTY : FILLED);

/** The parts of a list: the rows with a first column, then the rows without. */
export function partsByFirst({ columns: [first], hasEmpty = false }: ListOrder): readonly ListPart[] {
  if (first === undefined || !hasEmpty) return [{ number: FILLED, fits: sql`true`, fixed: 0 }];
  return [
    { number: FILLED, fits: sql`${first.of} is not null`, fixed: 0 },
    { number: EMPTY, fits: sql`${first.of} is null`, fixed: 1 },
  ];
}

/** SQL of an order, or of its exact reverse: both scan the same index. */
export function orderBy({ columns, isDown, hasEmpty = false }: ListOrder, isReverse: boolean): RawBuilder<unknown> {
  const isDescending = isDown !== isReverse;
  const parts = columns.map(({ of }, index) => {
    const empty = isDown && hasEmpty && index === 0 ? (isReverse ? " nulls first" : " nulls last") : "";
    return sql`${of}${sql.raw(`${isDescending ? " desc" : ""}${empty}`)}`;
  });
  return sql.join(parts, sql`, `);
}

/** SQL of the key of a row. */
export function keyOf({ columns }: ListOrder): RawBuilder<Key> {
  return sql`json_build_array(${sql.join(columns.map(({ of, type }) => TYPES[type].text(of)))})`;
}

/** True for the rows of a part after a key, or before it. */
export function isBeyond({ columns, isDown }: ListOrder, { fixed }: ListPart, key: Key, isBefore: boolean): Fits {
  const compared = columns.slice(fixed);
  const names = sql.join(compared.map(({ of }) => of));
  const values = sql.join(compared.map(({ type }, index) => TYPES[type].value(key[index + fixed] ?? "")));
  return sql`(${names}) ${sql.raw(isDown === isBefore ? ">" : "<")} (${values})`;
}

interface PageQuery {
  readonly page: number;
  readonly page_size: number;
  readonly cursor?: string | undefined;
}

/** A range of an ordered list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Rows next to a row. */
export interface Beyond {
  readonly order: ListOrder;
  readonly part: ListPart;
  /** `null`: from the first row of the part, or from its last if `isBefore`. */
  readonly key: Key | null;
  readonly isBefore: boolean;
  readonly limit: number;
}

/** A list as the database reads it. */
export interface OrderedList {
  readonly order: ListOrder;
  readonly parts: readonly ListPart[];
  readonly total: number;
  /** Reads rows by their number. */
  readonly slice: (slice: Slice) => Promise<readonly ListRow[]>;
  /** Reads rows of one part, the nearest to the key first. */
  readonly beyond: (beyond: Beyond) => Promise<readonly ListRow[]>;
}

interface ListPage {
  readonly ids: readonly number[];
  /** From 1. Never beyond the last page. */
  readonly page: number;
  readonly cursors: { readonly next_cursor?: string; readonly previous_cursor?: string };
}

/**
 * A page of an ordered list: the rows next to a row of another page, or those with the numbers of the page. With a
 * cursor, no row is repeated or left out when rows are added or removed meanwhile, and no row before the page is read.
 *
 * @throws ApiError `invalid_request` for a cursor of another list or order
 */
export async function pageOfList(list: OrderedList, query: PageQuery): Promise<ListPage> {
  const { page_size: size } = query;
  const pages = Math.max(1, Math.ceil(list.total / size));
  const start = startOf(query, cursorShape(list.order));
  if (start === null) return numberedPage(list, Math.min(query.page, pages), size);
  const [number, side, , part, ...key] = start;
  const isBefore = side === "before";
  const rows = await rowsBeyond(list, { part, key, isBefore, limit: size + 1 });
  if (rows === null) return numberedPage(list, Math.min(number, pages), size);
  // After changes, fewer rows than a page are before this one, or none after it.
  if (isBefore && rows.length < size) return numberedPage(list, 1, size);
  if (rows.length === 0) return numberedPage(list, pages, size);
  const hasMore = rows.length > size;
  const shown = isBefore ? rows.slice(-size) : rows.slice(0, size);
  const [hasBefore, hasAfter] = isBefore ? [hasMore, true] : [true, hasMore];
  // Between the first page and the last one, rows may have been added or removed since the cursor was made.
  const page = hasBefore ? (hasAfter ? Math.max(1, Math.min(number, pages - 1)) : pages) : 1;
  return pageWith(list.order, shown, { page, hasBefore, hasAfter });
}

async function numberedPage(list: OrderedList, page: number, size: number): Promise<ListPage> {
  const rows = await list.slice({ offset: (page - 1) * size, limit: size });
  return pageWith(list.order, rows, { page, hasBefore: page > 1, hasAfter: page * size < list.total });
}

/** @returns rows in the order of the list; `null` if the part of the key no longer exists */
async function rowsBeyond(
  { order, parts, beyond }: OrderedList,
  { part, key, isBefore, limit }: Omit<Beyond, "order" | "part"> & { readonly part: number },
): Promise<readonly ListRow[] | null> {
  const at = parts.findIndex(({ number }) => number === part);
  if (at === -1) return null;
  const rows: ListRow[] = [];
  const nearest = isBefore ? parts.slice(0, at + 1).toReversed() : parts.slice(at);
  for (const [index, each] of nearest.entries()) {
    const from = index === 0 ? key : null;
    rows.push(...(await beyond({ order, part: each, key: from, isBefore, limit: limit - rows.length })));
    if (rows.length === limit) break;
  }
  return isBefore ? rows.toReversed() : rows;
}

function pageWith(
  order: ListOrder,
  rows: readonly ListRow[],
  { page, hasBefore, hasAfter }: { readonly page: number; readonly hasBefore: boolean; readonly hasAfter: boolean },
): ListPage {
  const [first, last] = [rows[0], rows.at(-1)];
  const cursor = ({ part, key }: ListRow, number: number, side: string) =>
    cursorOf([number, side, order.name, part, ...key]);
  return {
    ids: rows.map(({ id }) => id),
    page,
    cursors: {
      ...(hasAfter && last !== undefined && { next_cursor: cursor(last, page + 1, "after") }),
      ...(hasBefore && first !== undefined && { previous_cursor: cursor(first, Math.max(1, page - 1), "before") }),
    },
  };
}

/** Page number, side, order, part, and the key of the row. */
function cursorShape({ name, columns, hasEmpty = false }: ListOrder) {
  return z
    .tuple([z.int32().positive(), z.enum(["after", "before"]), z.literal(name), z.int32()], z.string().nullable())
    .refine(([, , , part, ...key]) => {
      const isEmpty = hasEmpty && part === EMPTY;
      const isValid = (text: string | null, index: number): boolean => {
        const column = columns[index];
        if (text === null || column === undefined) return text === null && isEmpty && index === 0;
        return !(isEmpty && index === 0) && TYPES[column.type].isValid(text);
      };
      return key.length === columns.length && key.every(isValid);
    });
}
