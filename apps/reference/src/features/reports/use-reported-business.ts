import type { Contact, Location } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { contactsQuery, locationsQuery } from "../../lib/api/business-queries.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** The business and its sites. Chemicals are loaded only when a file is created. */
export interface ReportingBusiness {
  readonly locations: readonly Location[];
  readonly contacts: readonly Contact[];
}

/** Sites and contacts of the business; `undefined` until both are loaded. */
export function useReportedBusiness(): {
  readonly data: ReportingBusiness | undefined;
  readonly isError: boolean;
  readonly refetch: () => void;
} {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const locations = useQuery(locationsQuery(api, business_id));
  const contacts = useQuery(contactsQuery(api, business_id));
  const reads = [locations, contacts];
  const isHere = locations.data !== undefined && contacts.data !== undefined;
  return {
    data: isHere ? { locations: locations.data, contacts: contacts.data } : undefined,
    isError: reads.some(({ isError }) => isError),
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}
