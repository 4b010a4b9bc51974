import { REPORT_FIELDS, STOCK_GAPS, THRESHOLD_VERDICTS } from "@placard/hazmat-core/regulatory";
import * as z from "zod";
import { count, id, idFromText, numberFromText, storedText } from "../ground/primitives.ts";
import { sourceRef } from "../ground/provenance.ts";

/** Rows of a page of counts, or of what is missing. */
export const REPORT_PAGE_SIZE = 20;

/** An amount as far as it is known. */
export const knownAmount = z.object({
  least: z.number(),
  most: z.number().nullable().describe("null: not entered."),
  today: z
    .number()
    .nullable()
    .describe("As most, with today's quantity if no yearly maximum was entered. null: also unknown."),
});

const verdict = z
  .enum(THRESHOLD_VERDICTS)
  .describe(
    "over: to be reported. undecided: it depends on what is missing. under_today: below by today's quantity, while the most of the year is not on file.",
  );
const gaps = z.array(z.enum(STOCK_GAPS)).describe("What would decide it. Empty unless the verdict is open.");
const digits = z.int().positive().describe("Significant digits to which the amount is known.");

/** A substance of a facility against its threshold. */
export const thresholdCount = z.object({
  key: z.string(),
  name: z.string(),
  cas_number: storedText,
  rule: z.enum(["ehs_planning", "ehs_500", "hazardous", "gasoline", "diesel"]),
  threshold: z.number().describe("In unit. Where it depends on something missing, the lowest that it can be."),
  threshold_most: z.number(),
  unit: z.enum(["lb", "gal"]),
  amount: knownAmount,
  digits,
  verdict,
  gaps,
  rows: count.describe("How many rows of the inventory count."),
  rows_above_stated: count.describe(
    "Of how many more is on file now than the most that is stated, which is what counts.",
  ),
  sources: z.array(sourceRef),
});

/** A site, a contact or a chemical, with the fields of a report that no one has filled in. */
export const missingRecord = z.object({
  kind: z.enum(["place", "contact", "chemical"]),
  id: id.nullable().describe("null: no contact has the part."),
  name: z.string(),
  fields: z.array(z.enum(REPORT_FIELDS)),
});

/** What is reported together, with the beginning of its lists. */
export const reportFacility = z.object({
  place_id: id.describe("The site whose address is used for the facility."),
  name: z.string(),
  places: count.describe("How many sites it is."),
  verdicts: z.record(verdict, count).describe("How many substances."),
  open: z.array(thresholdCount).describe(`The first ${REPORT_PAGE_SIZE} that are to be reported or not decided.`),
  missing_fields: count.describe("What is missing before the report can be made; 0 while nothing is to be reported."),
  missing_records: count.describe("Of how many sites, contacts and chemicals."),
  missing: z.array(missingRecord).describe(`The first ${REPORT_PAGE_SIZE} of these.`),
});

/** A substance of Schedule 1 of the Environmental Emergency Regulations at one site. Amounts are in tonnes. */
export const emergencyCount = z.object({
  cas_number: z.string(),
  name: z.string().describe("As the site calls the first row of it."),
  un_number: storedText,
  hazard: z.string(),
  part: z.union([z.literal(1), z.literal(2)]).describe("2: as an aqueous solution."),
  threshold_t: z.number(),
  least_percent: z.number().nullable().describe("By weight; null: the schedule gives none."),
  quantity: knownAmount,
  digits,
  largest_container_t: z.number().nullable().describe("null: none is stated."),
  by_quantity: verdict,
  by_container: z.boolean().nullable().describe("Whether one container holds as much; null: none is stated."),
  gaps,
  source: sourceRef,
});

/** Which part of a list of a facility. */
export const reportPage = {
  place_id: idFromText.describe("place_id of the facility."),
  page: numberFromText(z.int().min(1).max(100_000)).default(1),
  page_size: numberFromText(z.int().min(1).max(1000)).default(REPORT_PAGE_SIZE),
} as const;

/** Which part is given. */
export const reportPaged = {
  total: count,
  page: z.int32().positive().describe("The page returned; the last page if a later one was requested."),
  page_size: z.int32().positive(),
} as const;
