import { useEffect } from "react";
import { useSpeech } from "../../messages/language/speech.ts";
import type { Navigation } from "./use-navigation.ts";
import { useNextStep } from "./use-next-step.ts";

/** Speaks the next thing to do on the way aloud, once for each distance of a step, where somebody asked for it. */
export function useSpokenSteps(navigation: Navigation): void {
  const { locale } = useSpeech();
  const step = useNextStep(navigation);
  const aloud = navigation.isSpoken ? (step?.spoken ?? "") : "";
  useEffect(() => {
    if (aloud === "" || !("speechSynthesis" in globalThis)) return undefined;
    const words = new SpeechSynthesisUtterance(aloud);
    if (locale !== null) words.lang = locale;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
    return () => speechSynthesis.cancel();
  }, [aloud, locale]);
}
