import { getInspectionSummary, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { dayOfReader } from "../formats/calendar-day.ts";
import { businessKey } from "./business-queries.ts";

/** Schedules, rounds, findings and what is counted of them: a change of one makes all be read again. */
export const inspectionsKey = (businessId: number) => [...businessKey(businessId), "inspections"] as const;

/** How many are under way, due and open: for the bell and the page. */
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
