import type { InventoryChemical, Location } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery, locationsQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** The chemicals and the locations of the business, and the name of the place of each chemical. */
export function useInventory() {
  const { chemicals: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const chemicals = useQuery(chemicalsQuery(api, business_id));
  const locations = useQuery(locationsQuery(api, business_id));
  const names = new Map((locations.data ?? []).map(({ id, name }: Location) => [id, name]));

  function locationOf({ location_id, location_name }: InventoryChemical): string {
    return names.get(location_id) ?? (location_name === "" ? words.unknownLocation : location_name);
  }

  return { chemicals, locations, locationOf };
}
