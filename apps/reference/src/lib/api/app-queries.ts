import { getConfig, getDepartment, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** What this server offers: map, providers, demo sign-ins. It changes only with a restart. */
export const configQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["config"],
    queryFn: ({ signal }) => api.call(getConfig, {}, { signal }),
    staleTime: Infinity,
  });

export const departmentQuery = (api: Caller, departmentId: number) =>
  queryOptions({
    queryKey: ["department", departmentId],
    queryFn: async ({ signal }) =>
      (await api.call(getDepartment, { params: { department_id: departmentId } }, { signal })).department,
  });
