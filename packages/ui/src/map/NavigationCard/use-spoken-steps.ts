import { useEffect } from "react";
import { useSpeech } from "../../messages/language/speech.ts";
import { useNextStep, type OnTheWay } from "./use-next-step.ts";

/** Speaks the next step, once for each distance of a step, if the user has switched it on. */
export function useSpokenSteps(navigation: OnTheWay & { readonly isSpoken: boolean }): void {
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
