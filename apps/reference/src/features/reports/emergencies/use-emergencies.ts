import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { emergencyCountsQuery } from "../report-queries.ts";
import { shownEmergency } from "../shown-counts.ts";
import type { ReportingBusiness } from "../use-reported-business.ts";
import type { SiteEmergencies } from "./emergency-sheet.ts";

/** The sites of a business with listed substances; `data` is `undefined` while they are being counted. */
export function useEmergencies({ locations, contacts }: ReportingBusiness): {
  readonly data: readonly SiteEmergencies[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
} {
  const counted = useQuery(emergencyCountsQuery(useApi(), useBusinessProfile().business_id));
  const sites = counted.data?.flatMap(({ location_id, counts }): readonly SiteEmergencies[] => {
    const location = locations.find(({ id }) => id === location_id);
    if (location === undefined) return [];
    const manager = contacts.find(({ id }) => id === location.contact_id) ?? null;
    return [{ location, counts: counts.map(shownEmergency), manager, contacts }];
  });
  return { data: sites, isError: counted.isError, refetch: counted.refetch };
}
