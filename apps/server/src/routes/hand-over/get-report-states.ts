import { type ReportFacility } from "@placard/api-client";
import { getReportStates, REPORT_PAGE_SIZE } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import type { KnownFacility } from "./calculated-states.ts";
import { knownStates } from "./known-states.ts";
import { unpack } from "./packed-list.ts";

export const getReportStatesOperation = implementOpen(getReportStates, async ({ params, ...caller }) => {
  const { facilities, reportCode } = await knownStates(caller, params.id);
  return { status: "success", report_code: reportCode, facilities: facilities.map(facilityAnswer) };
});

function facilityAnswer({ placeId, name, places, ...facility }: KnownFacility): ReportFacility {
  const { open, verdicts, missingFields, missing } = facility;
  return {
    place_id: placeId,
    name,
    places,
    verdicts,
    open: unpack(open, 0, REPORT_PAGE_SIZE),
    missing_fields: missingFields,
    missing_records: missing.length,
    missing: unpack(missing, 0, REPORT_PAGE_SIZE),
  };
}
