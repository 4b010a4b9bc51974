import { type AnswerOf, type Caller, type InputOf } from "@placard/api-client";
import {
  getBusinessDetails,
  getBusinessName,
  getBusinessStats,
  getBusinessUsers,
  getContactsByBusiness,
  getHighRiskCount,
  getInventoryPage,
  getInventorySummary,
  getLocationsByBusiness,
  getSeparationPlan,
  getStandingMarks,
  getStorageReactivity,
} from "@placard/api-client/internal";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { pageBesideLoaded } from "./page-beside-loaded.ts";

/**
 * Queries shared by several pages of a business. Every key starts with `["business", id]`: invalidate that prefix to
 * reload everything, or a longer key for one part.
 */
export const businessKey = (businessId: number) => ["business", businessId] as const;

/** The inventory and everything calculated from it: levels, pages, pairs, SDSs. */
export const chemicalsKey = (businessId: number) => [...businessKey(businessId), "chemicals"] as const;

/** Users, invitations and contacts: a change in one list reloads all of them. */
export const peopleKey = (businessId: number) => [...businessKey(businessId), "people"] as const;

export const businessNameQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "name"],
    queryFn: async ({ signal }) => (await api.call(getBusinessName, { params: { id: businessId } }, { signal })).name,
  });

export const businessDetailsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "details"],
    queryFn: ({ signal }) => api.call(getBusinessDetails, { params: { id: businessId } }, { signal }),
  });

/** Number of sites, chemicals and people of a business. */
export const businessStatsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "stats"],
    queryFn: async ({ signal }) => (await api.call(getBusinessStats, { params: { id: businessId } }, { signal })).stats,
  });

export const locationsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "locations"],
    queryFn: async ({ signal }) =>
      (await api.call(getLocationsByBusiness, { params: { id: businessId } }, { signal })).locations,
  });

/** Users who can sign in. */
export const usersQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "users"],
    queryFn: async ({ signal }) =>
      (await api.call(getBusinessUsers, { params: { business_id: businessId } }, { signal })).users,
  });

/** Contacts that crews call. */
export const contactsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "contacts"],
    queryFn: async ({ signal }) =>
      (await api.call(getContactsByBusiness, { params: { business_id: businessId } }, { signal })).users,
  });

export const levelCountsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "level-counts"],
    queryFn: ({ signal }) => api.call(getHighRiskCount, { params: { id: businessId } }, { signal }),
  });

/** Page, search text, filters and sort order of the inventory. */
export type InventoryQuery = NonNullable<InputOf<typeof getInventoryPage>["query"]>;

export type InventoryPage = AnswerOf<typeof getInventoryPage>;
export type InventorySummary = AnswerOf<typeof getInventorySummary>;

/** A page of the inventory. The previous page stays until the next one is loaded. */
export const inventoryPageQuery = (api: Caller, businessId: number, query: InventoryQuery) => {
  const keyOf = (page: InventoryQuery) => [...chemicalsKey(businessId), "page", page];
  return queryOptions({
    queryKey: keyOf(query),
    queryFn: ({ signal, client }) => {
      const load = (page: InventoryQuery) =>
        api.call(getInventoryPage, { params: { id: businessId }, query: page }, { signal });
      return pageBesideLoaded({ client, keyOf, load }, query);
    },
    placeholderData: keepPreviousData,
  });
};

export const inventorySummaryQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "summary"],
    queryFn: ({ signal }) => api.call(getInventorySummary, { params: { id: businessId } }, { signal }),
  });

/** Chemicals stored together that may react: at each site, or at one site with more of its pairs. */
export const storageReactivityQuery = (api: Caller, businessId: number, locationId?: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "reactivity", locationId ?? "all"],
    queryFn: ({ signal }) =>
      api.call(
        getStorageReactivity,
        { params: { id: businessId }, ...(locationId !== undefined && { query: { location_id: locationId } }) },
        { signal },
      ),
  });

/** The rows that are stored together with incompatible chemicals. No request without rows. */
export const compatibilityMarksQuery = (api: Caller, businessId: number, chemicalIds: readonly number[]) => {
  const chemical_ids = chemicalIds.join(",");
  return queryOptions({
    queryKey: [...compatibilityMarksKey(businessId), chemical_ids],
    queryFn: async ({ signal }) =>
      (await api.call(getStandingMarks, { params: { id: businessId }, query: { chemical_ids } }, { signal })).marks,
    enabled: chemicalIds.length > 0,
  });
};

/** Key prefix of the marks of all loaded pages. */
export const compatibilityMarksKey = (businessId: number) => [...chemicalsKey(businessId), "marks"] as const;

/** Separation plan of a site, by room. */
export const separationPlanQuery = (api: Caller, businessId: number, locationId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "separation", locationId],
    queryFn: async ({ signal }) =>
      (await api.call(getSeparationPlan, { params: { location_id: locationId } }, { signal })).rooms,
  });
