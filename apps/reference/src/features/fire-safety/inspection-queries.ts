import { type Caller } from "@placard/api-client";
import {
  getInspection,
  getInspectionChecklists,
  getInspectionChecklistVersions,
  getInspectionFindings,
  getInspections,
  getInspectionSchedules,
} from "@placard/api-client/internal";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inspectionsKey } from "../../lib/api/inspection-queries.ts";

/** Number of rows per request. */
const PAGE = 50;

/** Location of the rows; `undefined`: all locations. */
type At = number | undefined;

const onlyAt = (location: At) => location !== undefined && { location_id: location };
const nextPage = (cursor: string) => cursor !== "" && { cursor };

export const schedulesQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...inspectionsKey(businessId), "schedules"],
    queryFn: async ({ signal }) =>
      (await api.call(getInspectionSchedules, { params: { id: businessId } }, { signal })).schedules,
  });

export const inspectionsQuery = (api: Caller, businessId: number, location: At) =>
  infiniteQueryOptions({
    queryKey: [...inspectionsKey(businessId), "rounds", location ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        getInspections,
        { params: { id: businessId }, query: { limit: PAGE, ...onlyAt(location), ...nextPage(pageParam) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const findingsQuery = (api: Caller, businessId: number, state: "open" | "mended", location: At) =>
  infiniteQueryOptions({
    queryKey: [...inspectionsKey(businessId), "findings", state, location ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        getInspectionFindings,
        { params: { id: businessId }, query: { state, limit: PAGE, ...onlyAt(location), ...nextPage(pageParam) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const inspectionQuery = (api: Caller, businessId: number, id: number) =>
  queryOptions({
    queryKey: [...inspectionsKey(businessId), "round", id],
    queryFn: async ({ signal }) => (await api.call(getInspection, { params: { id } }, { signal })).inspection,
  });

/** The checklists of the business. */
export const checklistsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...inspectionsKey(businessId), "checklists"],
    queryFn: async ({ signal }) =>
      (await api.call(getInspectionChecklists, { params: { id: businessId } }, { signal })).checklists,
  });

/** Every version of a checklist, newest first. */
export const checklistVersionsQuery = (api: Caller, businessId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...inspectionsKey(businessId), "checklists", id],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        getInspectionChecklistVersions,
        { params: { id }, query: { limit: PAGE, ...nextPage(pageParam) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
