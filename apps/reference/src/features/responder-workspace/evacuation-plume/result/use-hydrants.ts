import type { HydrantPlace } from "@placard/ui/map";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../../lib/api/app-queries.ts";
import { useResponderProfile } from "../../../../session/SessionProvider.tsx";
import { hydrantsQuery } from "../../map/hydrants-query.ts";

/** Hydrants, always as the same array; `null` while they are not loaded, not permitted or not on file. */
export function useHydrants({ isWanted }: { readonly isWanted: boolean }): readonly HydrantPlace[] | null {
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const hasSome = useQuery(configQuery(api)).data?.providers.hydrants === true;
  const mayRead = department_status === "verified" && membership_status === "approved";
  const { data } = useQuery({ ...hydrantsQuery(api), enabled: isWanted && hasSome && mayRead });
  return data?.places ?? null;
}
