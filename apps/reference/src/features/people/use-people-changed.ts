import { useQueryClient } from "@tanstack/react-query";
import { businessKey } from "../../lib/api/business-queries.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** Reads everything of the business again: locations name their manager, the dashboard counts. */
export function usePeopleChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { business_id } = useBusinessProfile();
  return () => queries.invalidateQueries({ queryKey: businessKey(business_id) });
}
