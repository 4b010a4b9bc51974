import type { IncidentAction, NamedChemical } from "@placard/hazmat-core";

import { loggedChemical } from "../../../incident/logged-chemical.ts";

const MODULE = "chemical-search";

/** What an incident's log keeps of a search. The log adds the time. */
export function searchPerformed(query: string): IncidentAction {
  return { module: MODULE, action_type: "search_performed", action_data: { query: query.trim() } };
}

/** What an incident's log keeps of a chemical that was opened. The log adds the time. */
export function chemicalOpened(chemical: NamedChemical): IncidentAction {
  return { module: MODULE, action_type: "chemical_opened", action_data: loggedChemical(chemical) };
}
