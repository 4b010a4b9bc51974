import { useQueryClient } from "@tanstack/react-query";
import { businessKey } from "../api/business-queries.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** Reloads all data of the business, because locations show their manager and the dashboard shows counts. */
export function usePeopleChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { business_id } = useBusinessProfile();
  return () => queries.invalidateQueries({ queryKey: businessKey(business_id) });
}
