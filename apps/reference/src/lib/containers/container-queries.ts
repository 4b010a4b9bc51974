import { type Caller, type Container } from "@placard/api-client";
import {
  getContainers,
  getContainersByBusiness,
  getDueContainers,
  getSameStock,
  getSitesWithContainers,
} from "@placard/api-client/internal";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
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

/** Containers per call. */
const PAGE_SIZE = 1000;

interface ContainersRequest {
  readonly businessId: number;
  /** All sites if absent. */
  readonly locationId?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

/** All containers of a business or of a site, in the order of creation: for printouts and files. */
export async function allContainers(
  api: Caller,
  { businessId, locationId, signal, onProgress }: ContainersRequest,
): Promise<readonly Container[]> {
  const all: Container[] = [];
  const params = { business_id: businessId };
  const at = { limit: PAGE_SIZE, ...(locationId !== undefined && { location_id: locationId }) };
  let cursor: string | undefined;
  do {
    signal?.throwIfAborted();
    onProgress?.(all.length);
    const query = { ...at, ...(cursor !== undefined && { cursor }) };
    const page = await api.call(getContainersByBusiness, { params, query }, signal && { signal });
    all.push(...page.containers);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return all;
}

/** Sites with containers on file. */
export const sitesWithContainersQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "containers", "sites"],
    queryFn: async ({ signal }) =>
      (await api.call(getSitesWithContainers, { params: { business_id: businessId } }, { signal })).sites,
  });

/** Other rows of a container's chemical. The previous rows stay until the next ones are loaded. */
export const sameStockQuery = (api: Caller, businessId: number, chemicalId: number, search: string) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "same-stock", chemicalId, search],
    queryFn: ({ signal }) =>
      api.call(getSameStock, { params: { chemical_id: chemicalId }, query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Maximum number of due containers shown; the list marks when there are more. */
const MAX_SHOWN = 200;

/** Containers that have expired or will soon, the oldest first. */
export const dueContainersQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "containers", "due"],
    queryFn: async ({ signal }) => {
      const call = { params: { business_id: businessId }, query: { limit: MAX_SHOWN } };
      const { containers, next_cursor } = await api.call(getDueContainers, call, { signal });
      return { containers, isCut: next_cursor !== undefined };
    },
  });
