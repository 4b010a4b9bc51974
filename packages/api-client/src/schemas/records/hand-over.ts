import { REPORT_FIELDS, STOCK_GAPS, THRESHOLD_VERDICTS } from "@placard/hazmat-core/regulatory";
import * as z from "zod";
import { count, id, idFromText, numberFromText, storedText } from "../ground/primitives.ts";
import { sourceRef } from "../ground/provenance.ts";

/** Rows per page of counts or missing fields. */
export const REPORT_PAGE_SIZE = 20;

/** An amount, as far as it is known. */
export const knownAmount = z.object({
  least: z.number(),
  most: z.number().nullable().describe("null: not entered."),
  today: z
    .number()
    .nullable()
    .describe("Like most, but with today's quantity if no yearly maximum was entered. null: that is unknown too."),
  assumed_density: z
    .object({ least: z.number(), most: z.number() })
    .nullable()
    .default(null)
    .describe("kg/L. Assumed for volumes without a density on file. null: nothing is assumed."),
});

const verdict = z
  .enum(THRESHOLD_VERDICTS)
  .describe(
    "over: must be reported. undecided: depends on missing data. under_today: below the threshold with today's quantity, but the yearly maximum is not on file.",
  );
const gaps = z
  .array(z.enum(STOCK_GAPS))
  .describe("Missing data that would decide it. Empty unless the verdict is open.");
const digits = z.int().positive().describe("Significant digits to which the amount is known.");

/** A substance of a facility compared with its threshold. */
export const thresholdCount = z.object({
  key: z.string(),
  name: z.string(),
  cas_number: storedText,
  rule: z.enum(["ehs_planning", "ehs_500", "hazardous", "gasoline", "diesel"]),
  threshold: z.number().describe("In unit. If it depends on missing data, the lowest possible threshold."),
  threshold_most: z.number(),
  unit: z.enum(["lb", "gal"]),
  amount: knownAmount,
  digits,
  verdict,
  gaps,
  rows: count.describe("Number of inventory rows that count."),
  rows_above_stated: count.describe(
    "Number of rows with more on file now than the stated maximum. The stated maximum counts.",
  ),
  sources: z.array(sourceRef),
});

/** A location, contact or chemical with its missing report fields. */
export const missingRecord = z.object({
  kind: z.enum(["place", "contact", "chemical"]),
  id: id.nullable().describe("null: no contact has this role."),
  name: z.string(),
  fields: z.array(z.enum(REPORT_FIELDS)),
});

/** A facility that is reported as one, with the start of its lists. */
export const reportFacility = z.object({
  place_id: id.describe("The site whose address is used for the facility."),
  name: z.string(),
  places: count.describe("Number of its sites."),
  verdicts: z.record(verdict, count).describe("Number of substances."),
  open: z.array(thresholdCount).describe(`The first ${REPORT_PAGE_SIZE} that are to be reported or not decided.`),
  missing_fields: count.describe("Number of fields missing from the report; 0 if there is nothing to report."),
  missing_records: count.describe("Number of sites, contacts and chemicals with missing fields."),
  missing: z.array(missingRecord).describe(`The first ${REPORT_PAGE_SIZE} of these.`),
});

/** A substance of Schedule 1 of the Environmental Emergency Regulations at one site. Amounts are in tonnes. */
export const emergencyCount = z.object({
  cas_number: z.string(),
  name: z.string().describe("Name of its first row, as entered by the site."),
  un_number: storedText,
  hazard: z.string(),
  part: z.union([z.literal(1), z.literal(2)]).describe("2: as an aqueous solution."),
  threshold_t: z.number(),
  least_percent: z.number().nullable().describe("By weight; null: not given in the schedule."),
  quantity: knownAmount,
  digits,
  largest_container_t: z.number().nullable().describe("null: none is stated."),
  by_quantity: verdict,
  by_container: z.boolean().nullable().describe("Whether one container can hold this much; null: not stated."),
  gaps,
  source: sourceRef,
});

/** The requested part of a facility's list. */
export const reportPage = {
  place_id: idFromText.describe("place_id of the facility."),
  page: numberFromText(z.int().min(1).max(100_000)).default(1),
  page_size: numberFromText(z.int().min(1).max(1000)).default(REPORT_PAGE_SIZE),
} as const;

/** The returned part of a list. */
export const reportPaged = {
  total: count,
  page: z.int32().positive().describe("The page returned; the last page if a later one was requested."),
  page_size: z.int32().positive(),
} as const;
