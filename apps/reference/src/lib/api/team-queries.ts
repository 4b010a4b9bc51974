import { type Caller } from "@placard/api-client";
import { getInvitations, getResponderUsers } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { mailCheckInterval } from "../people/invitation-mail.ts";

/** A change in one list of the team reloads both. */
export const teamKey = (departmentId: number) => ["department", departmentId, "team"] as const;

/** Members of one department, including those waiting for approval. */
export const teamQuery = (api: Caller, departmentId: number) =>
  queryOptions({
    queryKey: [...teamKey(departmentId), "members"],
    queryFn: async ({ signal }) =>
      (await api.call(getResponderUsers, { params: { department_id: departmentId } }, { signal })).users,
  });

/** People invited to the department. */
export const teamInvitationsQuery = (api: Caller, departmentId: number) =>
  queryOptions({
    queryKey: [...teamKey(departmentId), "invitations"],
    queryFn: async ({ signal }) =>
      (await api.call(getInvitations, { params: { department_id: departmentId } }, { signal })).invitations,
    refetchInterval: ({ state }) => mailCheckInterval(state.data),
  });
