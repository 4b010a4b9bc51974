import type { ActionPlan } from "@placard/hazmat-core";
import type { IncidentFacts } from "../facts/incident-facts.ts";
import type { PlanSuggestions } from "../facts/plan-suggestions.ts";
import type { PlanDocument } from "./document-form.ts";
import { planDocument } from "./plan-document.ts";
import { useDocumentWords } from "./use-document-words.ts";

/** Returns a function that builds the printable plan, in the language of the page. */
export function usePlanDocument(): (
  plan: ActionPlan,
  facts: IncidentFacts,
  notes: readonly string[],
  /** Current values for fields whose text was written before they changed. */
  knownSince?: PlanSuggestions,
) => PlanDocument {
  const texts = useDocumentWords();
  return (plan, facts, notes, knownSince = {}) => planDocument({ plan, facts, words: texts, knownSince }, notes);
}
