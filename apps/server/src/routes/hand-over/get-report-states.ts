import { type ReportFacility } from "@placard/api-client";
import { getReportStates, REPORT_PAGE_SIZE } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import type { KnownFacility } from "./calculated-states.ts";
import { knownStates } from "./known-states.ts";

export const getReportStatesOperation = implementOpen(getReportStates, async ({ params, ...caller }) => {
  const { facilities, reportCode } = await knownStates(caller, params.id);
  return { status: "success", report_code: reportCode, facilities: facilities.map(facilityAnswer) };
});

function facilityAnswer({ placeId, name, places, open, below, missingFields, missing }: KnownFacility): ReportFacility {
  const verdicts = { over: 0, undecided: 0, under_today: 0, under: 0 };
  for (const { verdict } of [...open, ...below]) verdicts[verdict] += 1;
  return {
    place_id: placeId,
    name,
    places,
    verdicts,
    open: open.slice(0, REPORT_PAGE_SIZE),
    missing_fields: missingFields,
    missing_records: missing.length,
    missing: missing.slice(0, REPORT_PAGE_SIZE),
  };
}
