import { type Caller } from "@placard/api-client";
import { getInspectionSummary } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { dayOfReader } from "../formats/calendar-day.ts";
import { businessKey } from "./business-queries.ts";

/** Schedules, inspections, findings and their counts: a change in one reloads all of them. */
export const inspectionsKey = (businessId: number) => [...businessKey(businessId), "inspections"] as const;

/** Counts of inspections in progress and due, and of open findings: for the bell and the page. */
export const inspectionSummaryQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...inspectionsKey(businessId), "summary"],
    queryFn: ({ signal }) =>
      api.call(
        getInspectionSummary,
        { params: { id: businessId }, query: { today: dayOfReader(new Date()) } },
        { signal },
      ),
  });
