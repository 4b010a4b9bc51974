import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../lib/ApiProvider.tsx";
import { allLocationsQuery } from "../../../../lib/app-queries.ts";
import { useResponderProfile } from "../../../../session/SessionProvider.tsx";
import type { Site } from "./sites-inside.ts";

/** Registered sites as points; `null` while they are not read or may not be. Then no table claims to have counted them. */
export function useSites(): readonly Site[] | null {
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const { data } = useQuery({
    ...allLocationsQuery(api),
    enabled: department_status === "verified" && membership_status === "approved",
  });
  return data ?? null;
}
