import { getResponderUsers, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Members of one department, those who wait for approval too. */
export const teamQuery = (api: Caller, departmentId: number) =>
  queryOptions({
    queryKey: ["department", departmentId, "team"],
    queryFn: async ({ signal }) =>
      (await api.call(getResponderUsers, { params: { department_id: departmentId } }, { signal })).users,
  });
