import type { ActionPlan } from "@placard/hazmat-core";
import type { NerisFacts } from "@placard/hazmat-core/business";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { IncidentFacts } from "./incident-facts.ts";
import { nerisFacts } from "./neris-facts.ts";

/** Data of an incident for a NERIS report, with its log in the language of the page. */
export function useNerisFacts(plan: ActionPlan, facts: IncidentFacts): NerisFacts | null {
  return nerisFacts(plan, facts, useTexts(incidentLogTexts).incidentLog);
}
