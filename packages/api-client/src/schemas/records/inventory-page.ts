import { HAZARD_MARKS } from "@placard/hazmat-core";
import {
  FIRST_ORDER,
  INVENTORY_ATTENTION,
  INVENTORY_PAGE_SIZE,
  INVENTORY_SORTS,
  SORT_DIRECTIONS,
} from "@placard/hazmat-core/business";
import * as z from "zod";
import { neighbourCursorQuery, neighbourCursors } from "../ground/paging.ts";
import { count, idFromText, numberFromText } from "../ground/primitives.ts";
import { inventoryChemical } from "./chemical.ts";

/** Filter and count key: a level, unknown, or not rated. */
export const hazardMark = z.enum(HAZARD_MARKS);

/** Filter and sort order for the rows of an inventory. Omitted fields do not filter. */
export const inventoryQuery = z.object({
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("Part of a name, UN or CAS number or location name, in any letter case."),
  level: hazardMark.optional(),
  location_id: idFromText.optional(),
  attention: z
    .enum(INVENTORY_ATTENTION)
    .optional()
    .describe(
      "keep_apart: stored with something it must be kept apart from, and the risk is not accepted. unknown_reactions: no reactive group on file. check_due: not checked for more than 90 days, or never. no_sheet: no safety data sheet of it is on file.",
    ),
  sort: z.enum(INVENTORY_SORTS).default(FIRST_ORDER.sort),
  direction: z
    .enum(SORT_DIRECTIONS)
    .default(FIRST_ORDER.direction)
    .describe("Descending by hazard is the most dangerous first."),
  page: numberFromText(z.int().min(1).max(100_000)).default(1),
  page_size: numberFromText(z.int().min(1).max(1000)).default(INVENTORY_PAGE_SIZE),
  ...neighbourCursorQuery,
});

/** A page, and the total number of matches. */
export const inventoryPage = z.object({
  chemicals: z.array(inventoryChemical),
  total: count.describe("Number of rows that match the search and filters."),
  page: z.int32().positive().describe("The page returned; the last page if a later one was requested."),
  page_size: z.int32().positive(),
  ...neighbourCursors,
});

/** Summary of a business's whole inventory, regardless of the search. */
export const inventorySummary = z.object({
  chemicals: count,
  locations: count.describe("Sites that store any."),
  stale: count.describe("Rows not checked for more than 90 days, or never."),
  never_checked: count.describe("Number of those never checked."),
  containers_expired: count.describe("Expired containers."),
  containers_due: count.describe("Containers that expire within 30 days; expired containers are counted separately."),
  without_sheet: count.describe("Rows without a safety data sheet."),
  sheets_past_review: count.describe("Safety data sheets revised three years ago or more."),
  locations_without_pin: count.describe("Sites without a set or confirmed map pin."),
  by_level: z.record(hazardMark, count),
});
