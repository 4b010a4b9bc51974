import { type AnswerOf, type Caller, type InputOf } from "@placard/api-client";
import { getSdsPage, getSdsVersions } from "@placard/api-client/internal";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { chemicalsKey } from "../../lib/api/business-queries.ts";
import { pageBesideLoaded } from "../../lib/api/page-beside-loaded.ts";

/** Page, search text, filters and order of the library. */
export type SheetsQuery = NonNullable<InputOf<typeof getSdsPage>["query"]>;

export type SheetsPage = AnswerOf<typeof getSdsPage>;

/** A page of the library. The previous page stays visible until the next one is loaded. */
export const sheetsPageQuery = (api: Caller, businessId: number, query: SheetsQuery) => {
  const keyOf = (page: SheetsQuery) => [...chemicalsKey(businessId), "safety-data-sheets", "page", page];
  return queryOptions({
    queryKey: keyOf(query),
    queryFn: ({ signal, client }) => {
      const load = (page: SheetsQuery) =>
        api.call(getSdsPage, { params: { business_id: businessId }, query: page }, { signal });
      return pageBesideLoaded({ client, keyOf, load }, query);
    },
    placeholderData: keepPreviousData,
  });
};

/** Earlier versions of a chemical's SDS, newest first. */
export const versionsQuery = (api: Caller, businessId: number, chemicalId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "safety-data-sheets", "versions", chemicalId],
    queryFn: async ({ signal }) =>
      (await api.call(getSdsVersions, { params: { chemical_id: chemicalId } }, { signal })).sds,
  });
