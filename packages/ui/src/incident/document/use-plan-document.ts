import type { ActionPlan } from "@placard/hazmat-core";
import { incidentLogWords } from "../../messages/en/incident/incident-log.ts";
import { incidentPlanWords } from "../../messages/en/incident/incident-plan.ts";
import { planDocumentWords } from "../../messages/en/incident/plan-document.ts";
import { planFactWords } from "../../messages/en/incident/plan-facts.ts";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { zoneWords } from "../../messages/en/plume/zones.ts";
import { useWords } from "../../messages/use-words.ts";
import type { IncidentFacts } from "../facts/incident-facts.ts";
import type { PlanDocument } from "./document-form.ts";
import { planDocument } from "./plan-document.ts";

const ENGLISH = {
  ...incidentLogWords,
  ...incidentPlanWords,
  ...planDocumentWords,
  ...planFactWords,
  ...plumeWords,
  ...zoneWords,
};

/** Gives a plan as it goes to paper, in the words of the page. */
export function usePlanDocument(): (plan: ActionPlan, facts: IncidentFacts, notes: readonly string[]) => PlanDocument {
  const words = useWords(ENGLISH);
  return (plan, facts, notes) => planDocument({ plan, facts, words }, notes);
}
