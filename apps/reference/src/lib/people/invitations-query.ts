import { type BusinessInvitation, type Caller } from "@placard/api-client";
import { getBusinessInvitations } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { peopleKey } from "../api/business-queries.ts";
import { mailCheckInterval } from "./invitation-mail.ts";

/** Users who were invited to sign in. For Admins. */
export const invitationsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...peopleKey(businessId), "invitations"],
    queryFn: async ({ signal }) =>
      (await api.call(getBusinessInvitations, { params: { business_id: businessId } }, { signal })).invitations,
    refetchInterval: ({ state }) => mailCheckInterval(state.data),
  });

/** Open invitations whose email could not be delivered. */
export const undeliveredOf = (invitations: readonly BusinessInvitation[] = []): readonly BusinessInvitation[] =>
  invitations.filter(({ status, mail_state }) => status === "open" && mail_state === "failed");
