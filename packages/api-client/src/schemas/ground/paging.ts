import * as z from "zod";
import { numberFromText } from "./primitives.ts";

/** The requested part of a list. Without a limit the list is complete. */
export const pageQuery = {
  limit: numberFromText(z.int().min(1).max(1000)).optional().describe("Maximum number of results; default: all."),
  cursor: z.string().max(500).optional().describe("next_cursor of the previous page."),
};

/** Same as `pageQuery`, for lists that grow with use: without a limit, the first page is returned. */
export const boundedPageQuery = {
  ...pageQuery,
  limit: pageQuery.limit.describe("Maximum number of results; default 1000."),
};

/** Cursor of the next page. */
export const nextCursor = {
  next_cursor: z.string().exactOptional().describe("Pass as cursor to get the next page; absent on the last page."),
};

/** Cursor of a page next to another one, of a list with numbered pages. */
export const neighbourCursorQuery = {
  cursor: z
    .string()
    .max(4000)
    .optional()
    .describe(
      "next_cursor or previous_cursor of another page, with the same search, filters and order. It replaces page: no row is repeated or left out when rows change meanwhile.",
    ),
};

/** Cursors of the pages before and after a page. */
export const neighbourCursors = {
  ...nextCursor,
  previous_cursor: z
    .string()
    .exactOptional()
    .describe("Pass as cursor to get the previous page; absent on the first page."),
};
