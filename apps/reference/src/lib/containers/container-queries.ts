import { getContainers, getDueContainers, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { chemicalsKey } from "../api/business-queries.ts";

/** A chemical with its containers. */
export const containersQuery = (api: Caller, businessId: number, chemicalId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "containers", chemicalId],
    queryFn: async ({ signal }) => {
      const answer = await api.call(getContainers, { params: { chemical_id: chemicalId } }, { signal });
      return { chemical: answer.chemical, containers: answer.containers };
    },
  });

/** So many of the containers that are due are shown; the others are counted. */
const MOST_SHOWN = 200;

/** Containers that have expired or soon do, the oldest first. */
export const dueContainersQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "containers", "due"],
    queryFn: async ({ signal }) => {
      const call = { params: { business_id: businessId }, query: { limit: MOST_SHOWN } };
      const { containers, next_cursor } = await api.call(getDueContainers, call, { signal });
      return { containers, isCut: next_cursor !== undefined };
    },
  });
