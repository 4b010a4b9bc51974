import type { Contact, InventoryChemical, Location } from "@placard/api-client";
import type { RegulatoryLists } from "@placard/hazmat-core/regulatory";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalsQuery, contactsQuery, locationsQuery } from "../../lib/api/business-queries.ts";
import { useRegulatoryLists } from "../../lib/chemical/listings.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** Everything that is handed over. */
export interface HandedOver {
  readonly chemicals: readonly InventoryChemical[];
  readonly locations: readonly Location[];
  readonly contacts: readonly Contact[];
  readonly lists: RegulatoryLists;
}

/** The record of the business; `undefined` until all of it is here. */
export function useHandedOver(): {
  readonly data: HandedOver | undefined;
  readonly isError: boolean;
  readonly refetch: () => void;
} {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const chemicals = useQuery(chemicalsQuery(api, business_id));
  const locations = useQuery(locationsQuery(api, business_id));
  const contacts = useQuery(contactsQuery(api, business_id));
  const lists = useRegulatoryLists();
  const reads = [chemicals, locations, contacts];
  const isHere =
    chemicals.data !== undefined && locations.data !== undefined && contacts.data !== undefined && lists !== undefined;
  return {
    data: isHere ? { chemicals: chemicals.data, locations: locations.data, contacts: contacts.data, lists } : undefined,
    isError: reads.some(({ isError }) => isError),
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}
