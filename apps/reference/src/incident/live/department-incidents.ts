import { type Caller, type Incident } from "@placard/api-client";
import { getDepartmentIncidents } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";

/** The incidents of a department with a given status, newest first. Reloaded each time a list opens. */
export const incidentsQuery = (api: Caller, departmentId: number, status: Incident["status"]) =>
  queryOptions({
    queryKey: [...incidentsKey(departmentId), status],
    queryFn: ({ signal }) =>
      api.call(getDepartmentIncidents, { params: { department_id: departmentId }, query: { status } }, { signal }),
    staleTime: 0,
  });

/** Query key prefix of all incident lists of a department. */
export const incidentsKey = (departmentId: number) => ["department-incidents", departmentId] as const;
