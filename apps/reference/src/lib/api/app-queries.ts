import { type Caller } from "@placard/api-client";
import { getConfig, getDepartment } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";

/** The server's configuration: map, providers, demo sign-ins. Changes only when the server restarts. */
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
