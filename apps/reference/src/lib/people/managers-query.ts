import { type Caller } from "@placard/api-client";
import { getUsersByBusiness } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { peopleKey } from "../api/business-queries.ts";

/** Users and contacts: the choices for who manages, inspects or corrects. */
export const managersQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "managers"],
    queryFn: ({ signal }) => api.call(getUsersByBusiness, { params: { id: businessId } }, { signal }),
  });
