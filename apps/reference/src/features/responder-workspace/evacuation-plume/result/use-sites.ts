import type { Place } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { allLocationsQuery } from "../../../../lib/api/app-queries.ts";
import { useResponderProfile } from "../../../../session/SessionProvider.tsx";

/** Registered sites as points; `null` while they are not read or may not be. Then no table claims to have counted them. */
export function useSites(): readonly Place[] | null {
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const { data } = useQuery({
    ...allLocationsQuery(api),
    enabled: department_status === "verified" && membership_status === "approved",
  });
  return data?.map(({ longitude, latitude }) => ({ lon: longitude, lat: latitude })) ?? null;
}
