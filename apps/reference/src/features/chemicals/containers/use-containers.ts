import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { containersQuery } from "../../../lib/containers/container-queries.ts";
import { readContainersSearch } from "../../../lib/search-params.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** The chemical in the address, with its containers; `null` if the address has none. */
export function useContainers() {
  const { business_id } = useBusinessProfile();
  const { chemical } = useSearch({ strict: false, select: readContainersSearch });
  const query = useQuery({
    ...containersQuery(useApi(), business_id, chemical ?? 0),
    enabled: chemical !== undefined,
  });
  return chemical === undefined ? null : query;
}
