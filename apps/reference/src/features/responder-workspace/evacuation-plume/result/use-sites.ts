import { isApproximatePlace } from "@placard/hazmat-core";
import type { CountedSite } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { allLocationsQuery } from "../../../../lib/api/app-queries.ts";
import { useResponderProfile } from "../../../../session/SessionProvider.tsx";

/** Registered sites as points; `null` while they are not read or may not be. Then no table claims to have counted them. */
export function useSites(): readonly CountedSite[] | null {
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const { data } = useQuery({
    ...allLocationsQuery(api),
    enabled: department_status === "verified" && membership_status === "approved",
  });
  return (
    data?.map(({ longitude, latitude, precision, geocoded, number_employees }) => ({
      lon: longitude,
      lat: latitude,
      isApproximate: !geocoded || isApproximatePlace(precision),
      people: number_employees ?? null,
    })) ?? null
  );
}
