import { planFactTexts } from "../../messages/en/incident/plan-facts.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { IncidentFacts } from "./incident-facts.ts";
import { planSuggestions, type PlanSuggestions } from "./plan-suggestions.ts";

const ENGLISH = { ...planFactTexts, ...plumeTexts };

/** Suggestions for the fields of a plan, in the language of the page. */
export function usePlanSuggestions(facts: IncidentFacts): PlanSuggestions {
  return planSuggestions(facts, { ...useTexts(ENGLISH), speech: useSpeechWith("plume") });
}
