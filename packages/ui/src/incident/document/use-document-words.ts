import { cardTexts } from "../../messages/en/chemical/card.ts";
import { safetyInformationTexts } from "../../messages/en/chemical/safety-information.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { incidentPlanTexts } from "../../messages/en/incident/incident-plan.ts";
import { planDocumentTexts } from "../../messages/en/incident/plan-document.ts";
import { planFactTexts } from "../../messages/en/incident/plan-facts.ts";
import type { Messages } from "../../messages/en.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { zoneTexts } from "../../messages/en/plume/zones.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useMemo } from "react";
import type { DocumentWords } from "./document-form.ts";

const ENGLISH = {
  ...cardTexts,
  ...incidentLogTexts,
  ...incidentPlanTexts,
  ...planDocumentTexts,
  ...planFactTexts,
  ...plumeTexts,
  ...safetyInformationTexts,
  ...zoneTexts,
};

/** Returns the texts of every document and the formatter for core texts, in the language of the page. */
export function useDocumentWords(): DocumentWords & Pick<Messages, "card"> {
  const texts = useTexts(ENGLISH);
  const ofSubstances = useSpeechWith("substances");
  const ofChecklists = useSpeechWith("checklists");
  const ofPlumes = useSpeechWith("plume");
  return useMemo(() => {
    const say = (english: string) => ofSubstances.say(english) ?? ofPlumes.say(english) ?? ofChecklists.say(english);
    return { ...texts, speech: { ...ofSubstances, say } };
  }, [texts, ofSubstances, ofPlumes, ofChecklists]);
}
