import * as z from "zod";
import { numberFromText } from "./primitives.ts";

/** The requested part of a list. Without a limit the list is complete. */
export const pageQuery = {
  limit: numberFromText(z.int().min(1).max(1000)).optional().describe("Maximum number of results; default: all."),
  cursor: z.string().max(500).optional().describe("next_cursor of the previous page."),
};

/** Same as `pageQuery`, for lists that grow with a business: without a limit, the first page is returned. */
export const boundedPageQuery = {
  ...pageQuery,
  limit: pageQuery.limit.describe("Maximum number of results; default 1000."),
};

/** Cursor of the next page. */
export const nextCursor = {
  next_cursor: z.string().exactOptional().describe("Pass as cursor to get the next page; absent on the last page."),
};
