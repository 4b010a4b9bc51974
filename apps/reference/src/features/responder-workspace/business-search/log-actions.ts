import type { BusinessMatch } from "@placard/api-client";
import type { IncidentAction } from "@placard/hazmat-core";

const MODULE = "business-search";

/** Log entry of a search. The log adds the time. */
export function searchPerformed(query: string): IncidentAction {
  return { module: MODULE, action_type: "search_performed", action_data: { query } };
}

/** What an incident's log keeps of a business that was opened. The log adds the time. */
export function businessSelected({
  business_id,
  name,
  address,
}: Pick<BusinessMatch, "business_id" | "name" | "address">): IncidentAction {
  return { module: MODULE, action_type: "business_selected", action_data: { business_id, name, address } };
}
