import type { IncidentAction } from "@placard/hazmat-core";

const MODULE = "entry-teams";

/** Log entry of an entry team. The log adds the time, which starts the team clock on every device. */
export function entryAction(action: Omit<IncidentAction, "module">): IncidentAction {
  return { module: MODULE, ...action };
}
