import { cardWords } from "../../messages/en/chemical/card.ts";
import { safetyInformationWords } from "../../messages/en/chemical/safety-information.ts";
import { incidentLogWords } from "../../messages/en/incident/incident-log.ts";
import { incidentPlanWords } from "../../messages/en/incident/incident-plan.ts";
import { planDocumentWords } from "../../messages/en/incident/plan-document.ts";
import { planFactWords } from "../../messages/en/incident/plan-facts.ts";
import type { Messages } from "../../messages/en.ts";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { zoneWords } from "../../messages/en/plume/zones.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { useWords } from "../../messages/use-words.ts";
import { useMemo } from "react";
import type { DocumentWords } from "./document-form.ts";

const ENGLISH = {
  ...cardWords,
  ...incidentLogWords,
  ...incidentPlanWords,
  ...planDocumentWords,
  ...planFactWords,
  ...plumeWords,
  ...safetyInformationWords,
  ...zoneWords,
};

/** Returns the texts of every document and the formatter for core texts, in the language of the page. */
export function useDocumentWords(): DocumentWords & Pick<Messages, "card"> {
  const words = useWords(ENGLISH);
  const ofSubstances = useSpeechWith("substances");
  const ofChecklists = useSpeechWith("checklists");
  const ofPlumes = useSpeechWith("plume");
  return useMemo(() => {
    const say = (english: string) => ofSubstances.say(english) ?? ofPlumes.say(english) ?? ofChecklists.say(english);
    return { ...words, speech: { ...ofSubstances, say } };
  }, [words, ofSubstances, ofPlumes, ofChecklists]);
}
