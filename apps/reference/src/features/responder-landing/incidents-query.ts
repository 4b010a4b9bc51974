import { getDepartmentIncidents, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** The incidents of a department, open and ended, asked for anew by each list that opens. */
export const incidentsQuery = (api: Caller, departmentId: number) =>
  queryOptions({
    queryKey: ["department-incidents", departmentId],
    queryFn: () => api.call(getDepartmentIncidents, { params: { department_id: departmentId } }),
    staleTime: 0,
  });
