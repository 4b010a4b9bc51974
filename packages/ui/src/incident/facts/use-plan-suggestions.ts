import { planFactWords } from "../../messages/en/incident/plan-facts.ts";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { useWords } from "../../messages/use-words.ts";
import type { IncidentFacts } from "./incident-facts.ts";
import { planSuggestions, type PlanSuggestions } from "./plan-suggestions.ts";

const ENGLISH = { ...planFactWords, ...plumeWords };

/** Suggestions for the fields of a plan, in the language of the page. */
export function usePlanSuggestions(facts: IncidentFacts): PlanSuggestions {
  return planSuggestions(facts, { ...useWords(ENGLISH), speech: useSpeechWith("plume") });
}
