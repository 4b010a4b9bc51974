import { getDepartmentIncidents, type Caller, type Incident } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** The incidents of a department by what has become of them, newest first, asked for anew by each list that opens. */
export const incidentsQuery = (api: Caller, departmentId: number, status: Incident["status"]) =>
  queryOptions({
    queryKey: [...incidentsKey(departmentId), status],
    queryFn: ({ signal }) =>
      api.call(getDepartmentIncidents, { params: { department_id: departmentId }, query: { status } }, { signal }),
    staleTime: 0,
  });

/** The name of all lists of a department's incidents. */
export const incidentsKey = (departmentId: number) => ["department-incidents", departmentId] as const;
