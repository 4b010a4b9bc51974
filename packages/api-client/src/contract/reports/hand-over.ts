import * as z from "zod";
import { success } from "../../schemas/ground/answers.ts";
import { id, idFromText, requiredText } from "../../schemas/ground/primitives.ts";
import {
  emergencyCount,
  missingRecord,
  REPORT_PAGE_SIZE,
  reportFacility,
  reportPage,
  reportPaged,
  thresholdCount,
} from "../../schemas/records/hand-over.ts";
import { defineEndpoint } from "../endpoint/define-endpoint.ts";

const COUNT_EXAMPLE = {
  key: "ehs:7664-41-7",
  name: "Ammonia",
  cas_number: "7664-41-7",
  rule: "ehs_500",
  threshold: 500,
  threshold_most: 500,
  rows_above_stated: 0,
  unit: "lb",
  amount: { least: 3306.93, most: 3306.93, today: 3306.93, assumed_density: null },
  digits: 3,
  verdict: "over",
  gaps: [],
  rows: 1,
  sources: [{ key: "40CFR370", locator: "370.10" }],
} as const;

const MISSING_EXAMPLE = { kind: "place", id: 21, name: "Pier Road plant", fields: ["street", "city"] } as const;

export const getReportStates = defineEndpoint({
  id: "getReportStates",
  method: "GET",
  path: "/get-report-states/{id}",
  summary:
    "Each facility of a business compared with the thresholds of a Tier II report: counts by verdict, the first substances that are open, and the missing fields.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  response: success({
    report_code: z.string().describe("Part of its record ids in reports: four characters 0-9 and A-Z."),
    facilities: z.array(reportFacility),
  }),
  errors: [],
  example: {
    params: { id: 3 },
    response: {
      status: "success",
      report_code: "K7QD",
      facilities: [
        {
          place_id: 21,
          name: "Pier Road plant",
          places: 1,
          verdicts: { over: 1, undecided: 0, under_today: 4, under: 0 },
          open: [COUNT_EXAMPLE],
          missing_fields: 2,
          missing_records: 1,
          missing: [MISSING_EXAMPLE],
        },
      ],
    },
  },
});

export const getThresholdCounts = defineEndpoint({
  id: "getThresholdCounts",
  method: "GET",
  path: "/get-threshold-counts/{id}",
  summary: "One page of a facility's substances compared with their thresholds, those that must be reported first.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  query: z.object({
    ...reportPage,
    state: z
      .enum(["open", "below"])
      .default("open")
      .describe("open: report required or undecided. below: below the threshold, at least with today's quantity."),
  }),
  response: success({ counts: z.array(thresholdCount), ...reportPaged }),
  errors: ["not_found"],
  example: {
    params: { id: 3 },
    query: { place_id: 21, state: "open" },
    response: { status: "success", counts: [COUNT_EXAMPLE], total: 1, page: 1, page_size: REPORT_PAGE_SIZE },
  },
});

export const getMissingReportFields = defineEndpoint({
  id: "getMissingReportFields",
  method: "GET",
  path: "/get-missing-report-fields/{id}",
  summary: "One page of the fields missing for a facility's Tier II report, by record.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  query: z.object(reportPage),
  response: success({ missing: z.array(missingRecord), ...reportPaged }),
  errors: ["not_found"],
  example: {
    params: { id: 3 },
    query: { place_id: 21 },
    response: { status: "success", missing: [MISSING_EXAMPLE], total: 1, page: 1, page_size: REPORT_PAGE_SIZE },
  },
});

export const getEmergencyCounts = defineEndpoint({
  id: "getEmergencyCounts",
  method: "GET",
  path: "/get-emergency-counts/{id}",
  summary:
    "The substances of Schedule 1 of the Environmental Emergency Regulations, 2019, at each site that stores any.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  response: success({ sites: z.array(z.object({ location_id: id, counts: z.array(emergencyCount) })) }),
  errors: [],
  example: {
    params: { id: 3 },
    response: {
      status: "success",
      sites: [
        {
          location_id: 21,
          counts: [
            {
              cas_number: "7664-41-7",
              name: "Ammonia, anhydrous",
              un_number: "1005",
              hazard: "I",
              part: 1,
              threshold_t: 4.5,
              least_percent: 10,
              quantity: { least: 1.5, most: null, today: 1.5, assumed_density: null },
              digits: 3,
              largest_container_t: null,
              by_quantity: "under_today",
              by_container: null,
              gaps: ["max_amount"],
              source: { key: "SOR2019-51", locator: "part 1, 7664-41-7", mark: "unverified" },
            },
          ],
        },
      ],
    },
  },
});

export const makeTierTwoReport = defineEndpoint({
  id: "makeTierTwoReport",
  method: "POST",
  path: "/make-tier-two-report/{id}",
  summary: "The file of a Tier II report for Tier2 Submit. Nothing is stored.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  body: z.object({
    year: z.int().min(2000).max(2099).describe("Calendar year of the report."),
    certifier: requiredText.describe("Name and title of the certifying person."),
    signed_on: z.iso.date(),
  }),
  response: success({
    report_code: z.string().describe("Part of its record ids: four characters 0-9 and A-Z."),
    xml: z.string().describe("Content of epcra_tier2_data.xml. Pack it into a ZIP archive with the extension .t2s."),
  }),
  errors: ["report_nothing_over", "report_missing_fields", "report_undecided"],
  example: {
    params: { id: 3 },
    body: { year: 2025, certifier: "Jo Bell, Manager", signed_on: "2026-02-20" },
    response: { status: "success", report_code: "K7QD", xml: '<?xml version="1.0"?><epcraTier2Dataset/>' },
  },
});

export const handOver = {
  getReportStates,
  getThresholdCounts,
  getMissingReportFields,
  getEmergencyCounts,
  makeTierTwoReport,
} as const;
