import { useEffect } from "react";
import { useSpeech } from "../../messages/language/speech.ts";
import { useNextStep, type RouteGuidance } from "./use-next-step.ts";

/** Speaks the next step, once for each distance of a step, if the user has switched it on. */
export function useSpokenSteps(navigation: RouteGuidance & { readonly isSpoken: boolean }): void {
  const { locale } = useSpeech();
  const step = useNextStep(navigation);
  const aloud = navigation.isSpoken ? (step?.spoken ?? "") : "";
  useEffect(() => {
    if (aloud === "" || !("speechSynthesis" in globalThis)) return undefined;
    const texts = new SpeechSynthesisUtterance(aloud);
    if (locale !== null) texts.lang = locale;
    speechSynthesis.cancel();
    speechSynthesis.speak(texts);
    return () => speechSynthesis.cancel();
  }, [aloud, locale]);
}
