import { type AnswerOf, type Caller, type InputOf } from "@placard/api-client";
import {
  getEmergencyCounts,
  getMissingReportFields,
  getReportStates,
  getThresholdCounts,
} from "@placard/api-client/internal";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { chemicalsKey } from "../../lib/api/business-queries.ts";

/** The report state of a facility. */
export type ReportFacility = AnswerOf<typeof getReportStates>["facilities"][number];

/** These answers depend on chemicals, sites and users, so they are reloaded whenever they are shown. */
const ALWAYS_STALE = { staleTime: 0 } as const;

const reportsKey = (businessId: number) => [...chemicalsKey(businessId), "hand-over"] as const;

export const reportStatesQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...reportsKey(businessId), "states"],
    queryFn: ({ signal }) => api.call(getReportStates, { params: { id: businessId } }, { signal }),
    ...ALWAYS_STALE,
  });

type CountsQuery = InputOf<typeof getThresholdCounts>["query"];

/** A page of the substances of a facility. The previous page stays visible until the next one is loaded. */
export const thresholdCountsQuery = (api: Caller, businessId: number, query: CountsQuery) =>
  queryOptions({
    queryKey: [...reportsKey(businessId), "counts", query],
    queryFn: ({ signal }) => api.call(getThresholdCounts, { params: { id: businessId }, query }, { signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_STALE,
  });

type MissingQuery = InputOf<typeof getMissingReportFields>["query"];

export const missingFieldsQuery = (api: Caller, businessId: number, query: MissingQuery) =>
  queryOptions({
    queryKey: [...reportsKey(businessId), "missing", query],
    queryFn: ({ signal }) => api.call(getMissingReportFields, { params: { id: businessId }, query }, { signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_STALE,
  });

export const emergencyCountsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...reportsKey(businessId), "emergencies"],
    queryFn: async ({ signal }) =>
      (await api.call(getEmergencyCounts, { params: { id: businessId } }, { signal })).sites,
    ...ALWAYS_STALE,
  });
