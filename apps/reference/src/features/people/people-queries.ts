import { getBusinessInvitations, getBusinessUsers, getContactsByBusiness, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { businessKey } from "../../lib/api/business-queries.ts";

/** Everything about people starts with this key: who changes one list makes all be read again. */
export const peopleKey = (businessId: number) => [...businessKey(businessId), "people"] as const;

/** Those who can sign in. */
export const usersQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "users"],
    queryFn: async ({ signal }) =>
      (await api.call(getBusinessUsers, { params: { business_id: businessId } }, { signal })).users,
  });

/** Those who were invited to sign in. For Admins. */
export const invitationsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "invitations"],
    queryFn: async ({ signal }) =>
      (await api.call(getBusinessInvitations, { params: { business_id: businessId } }, { signal })).invitations,
  });

/** Those whom crews call. */
export const contactsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "contacts"],
    queryFn: async ({ signal }) =>
      (await api.call(getContactsByBusiness, { params: { business_id: businessId } }, { signal })).users,
  });
