import type { ReactNode } from "react";
import { SpeechContext } from "./speech.ts";
import { useSpeechWith } from "./use-speech-with.ts";

/** Loads the translations of texts on one substance that are not on its card, for the components inside. */
export function SubstanceTexts({ children }: { readonly children: ReactNode }) {
  return <SpeechContext.Provider value={useSpeechWith("substances")}>{children}</SpeechContext.Provider>;
}
