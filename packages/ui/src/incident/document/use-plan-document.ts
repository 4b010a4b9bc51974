import type { ActionPlan } from "@placard/hazmat-core";
import type { IncidentFacts } from "../facts/incident-facts.ts";
import type { PlanSuggestions } from "../facts/plan-suggestions.ts";
import type { PlanDocument } from "./document-form.ts";
import { planDocument } from "./plan-document.ts";
import { useDocumentWords } from "./use-document-words.ts";

/** Gives a plan as it goes to paper, in the words of the page. */
export function usePlanDocument(): (
  plan: ActionPlan,
  facts: IncidentFacts,
  notes: readonly string[],
  /** What is known by now for fields whose words were written on other facts. */
  knownSince?: PlanSuggestions,
) => PlanDocument {
  const words = useDocumentWords();
  return (plan, facts, notes, knownSince = {}) => planDocument({ plan, facts, words, knownSince }, notes);
}
