import { useQuery } from "@tanstack/react-query";
import type { SitePoint } from "@placard/ui/business";
import { useMemo } from "react";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { allLocationsQuery } from "../api/app-queries.ts";
import { sitePoints } from "./site-points.ts";

/** What businesses set on the maps of all sites; none while they are not read or may not be. */
export function useSitePointsForMap(): readonly SitePoint[] {
  const { department_status, membership_status } = useResponderProfile();
  const { data } = useQuery({
    ...allLocationsQuery(useApi()),
    enabled: department_status === "verified" && membership_status === "approved",
  });
  return useMemo(() => (data ?? []).flatMap(sitePoints), [data]);
}
