import type { IncidentAction, NamedChemical } from "@placard/hazmat-core";
import type { Observation } from "@placard/hazmat-core/identify";
import { loggedChemical } from "../../../incident/logged-chemical.ts";

const MODULE = "chemical-search";

/** Log entry of a search. The log adds the time. */
export function searchPerformed(query: string): IncidentAction {
  return { module: MODULE, action_type: "search_performed", action_data: { query: query.trim() } };
}

/** Log entry of an opened chemical. The log adds the time. */
export function chemicalOpened(chemical: NamedChemical): IncidentAction {
  return { module: MODULE, action_type: "chemical_opened", action_data: loggedChemical(chemical) };
}

/**
 * Log entry with the observations of an unknown substance when someone acted on them.
 *
 * @param opened - the substance whose card was opened for it; `null`: guide 111
 */
export function unknownNarrowed(seen: Observation, opened: NamedChemical | null): IncidentAction {
  const taken = opened === null ? { guide: "111" } : { chemical: loggedChemical(opened) };
  return { module: MODULE, action_type: "unknown_observed", action_data: { seen, ...taken } };
}
