import type { BusinessMatch } from "@placard/api-client";
import type { IncidentAction } from "@placard/hazmat-core";

const MODULE = "business-search";

/** Log entry of a search. The log adds the time. */
export function searchPerformed(query: string): IncidentAction {
  return { module: MODULE, action_type: "search_performed", action_data: { query } };
}

/** Log entry of an opened business. The log adds the time. */
export function businessSelected({
  business_id,
  name,
  address,
}: Pick<BusinessMatch, "business_id" | "name" | "address">): IncidentAction {
  return { module: MODULE, action_type: "business_selected", action_data: { business_id, name, address } };
}
