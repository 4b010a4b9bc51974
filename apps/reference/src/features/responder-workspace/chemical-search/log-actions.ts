import type { ChemicalMatch, IncidentAction } from "@placard/hazmat-core";

const MODULE = "chemical-search";

/** What an incident's log keeps of a search. The log adds the time. */
export function searchPerformed(query: string): IncidentAction {
  return { module: MODULE, action_type: "search_performed", action_data: { query: query.trim() } };
}

/** What an incident's log keeps of a chemical that was opened. The log adds the time. */
export function chemicalOpened(match: ChemicalMatch): IncidentAction {
  const { key, name, unNumber, casNumber } = match;
  return {
    module: MODULE,
    action_type: "chemical_opened",
    action_data: { key, name, un_number: unNumber, cas_number: casNumber },
  };
}
