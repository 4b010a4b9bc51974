import * as z from "zod";
import { ApiError } from "../errors.ts";

/** Query of a page: see `schemas/ground/paging.ts` of the contract. */
interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Values of the sort columns in the last row of a page. */
export type PageKey = readonly (string | number | null)[];

/**
 * The key after which a page starts; `null` for the first page.
 *
 * @param shape - key format of this list
 * @throws ApiError `invalid_request` for a cursor that does not come from this list
 */
export function startOf<Key extends PageKey>({ cursor }: PageQuery, shape: z.ZodType<Key>): Key | null {
  if (cursor === undefined) return null;
  const key = shape.safeParse(readJson(Buffer.from(cursor, "base64url").toString("utf8")));
  if (key.success) return key.data;
  const message = "This cursor belongs to another list. Start again without a cursor.";
  throw new ApiError("invalid_request", { message, fields: [{ path: "cursor", message }] });
}

/** Rows per page without a limit, as in the contract for lists that grow with use. */
const DEFAULT_LIMIT = 1000;

/** The query of a list that is never returned complete: see `boundedPageQuery` of the contract. */
export function bounded<Query extends PageQuery>(query: Query): Query & { readonly limit: number } {
  return { ...query, limit: query.limit ?? DEFAULT_LIMIT };
}

/** Number of rows to fetch: one more than requested, to see whether the list continues. */
export function rowsToFetch(query: PageQuery & { readonly limit: number }): number;
export function rowsToFetch(query: PageQuery): number | null;
export function rowsToFetch({ limit }: PageQuery): number | null {
  return limit === undefined ? null : limit + 1;
}

/** The rows of a page, and the start of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit }: PageQuery,
  keyOf: (row: Row) => PageKey,
): { readonly rows: readonly Row[]; readonly next: { readonly next_cursor?: string } } {
  if (limit === undefined || rows.length <= limit) return { rows, next: {} };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last === undefined) return { rows: page, next: {} };
  return { rows: page, next: { next_cursor: cursorOf(keyOf(last)) } };
}

/** Cursor of the page after a key. */
export const cursorOf = (key: PageKey): string => Buffer.from(JSON.stringify(key)).toString("base64url");

/** The key of a list that is ordered by number. */
export const idKey = z.tuple([z.int32()]);

/** The key of a list of incidents: the time, then the id. */
export const momentKey = z.tuple([z.iso.datetime(), z.int32()]);

/** The key of a list in alphabetical order. */
export const nameKey = z.tuple([z.string(), z.int32()]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
