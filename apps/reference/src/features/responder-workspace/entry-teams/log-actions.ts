import type { IncidentAction } from "@placard/hazmat-core";

const MODULE = "entry-teams";

/** What an incident's log keeps of an entry team. The log adds the time, by which its clock runs on every device. */
export function entryAction(action: Omit<IncidentAction, "module">): IncidentAction {
  return { module: MODULE, ...action };
}
