import type { IncidentAction } from "@placard/hazmat-core";

const MODULE = "entry-teams";

/** Log entry of an entry team. The log adds the time, from which its clock runs on every device. */
export function entryAction(action: Omit<IncidentAction, "module">): IncidentAction {
  return { module: MODULE, ...action };
}
