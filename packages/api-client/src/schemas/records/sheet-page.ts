import { SHEET_DUE, SHEET_PAGE_SIZE, SHEET_SORTS } from "@placard/hazmat-core/business";
import * as z from "zod";
import { neighbourCursorQuery, neighbourCursors } from "../ground/paging.ts";
import { count, id, idFromText, instant, numberFromText } from "../ground/primitives.ts";
import { inventoryChemical } from "./chemical.ts";
import { safetyDataSheet } from "./files.ts";

/** Filter and sort order for the sheets of a library. Omitted fields do not filter. */
export const sheetQuery = z.object({
  search: z.string().trim().max(200).optional().describe("Part of the chemical's name, in any letter case."),
  location_id: idFromText.optional().describe("Only for chemicals stored at this site."),
  due: z
    .enum(SHEET_DUE)
    .optional()
    .describe("past_review: revised three years ago or more. no_revision: no revision date on file."),
  sort: z
    .enum(SHEET_SORTS)
    .default("newest")
    .describe("newest: latest upload first. oldest_revision: those without a revision date last."),
  page: numberFromText(z.int().min(1).max(100_000)).default(1),
  page_size: numberFromText(z.int().min(1).max(1000)).default(SHEET_PAGE_SIZE),
  ...neighbourCursorQuery,
});

/** A page of a library, with totals of the whole library. */
export const sheetPage = z.object({
  sds: z.array(safetyDataSheet),
  chemicals: z.array(inventoryChemical).describe("Chemicals of the SDSs on this page, each once."),
  pictograms: z
    .array(z.object({ cas_number: z.string(), codes: z.array(z.string()).describe("Such as GHS06.") }))
    .describe(
      "GHS pictograms of the substances themselves, by the CAS numbers of the chemicals: EU CLP, Annex VI. A number is left out where that list gives none.",
    ),
  total: count.describe("Number of SDSs that match the search and filters."),
  page: z.int32().positive().describe("The page returned; the last page if a later one was requested."),
  page_size: z.int32().positive(),
  ...neighbourCursors,
  due: z.record(z.enum(SHEET_DUE), count).describe("Number of sheets to review at the requested site."),
  library: z
    .object({
      sheets: count,
      latest: z.object({ id, chemical_name: z.string(), created_at: instant }).nullable().describe("The last upload."),
    })
    .describe("The whole library, regardless of search and filters."),
});
