import type { IncidentPlan } from "@placard/api-client";
import type { IncidentAction } from "@placard/hazmat-core";

/** What an incident's log keeps of a saved plan: which version, and the substances it is about, by their references. */
export function planSaved(version: number, { chemicals }: IncidentPlan): IncidentAction {
  return { module: "incident-action-plan", action_type: "plan_saved", action_data: { version, chemicals } };
}
