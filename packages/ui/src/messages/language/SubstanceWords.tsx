import type { ReactNode } from "react";
import { SpeechContext } from "./speech.ts";
import { useSpeechWith } from "./use-speech-with.ts";

/** Brings the words for what is said of one substance beyond its card to the pieces below. */
export function SubstanceWords({ children }: { readonly children: ReactNode }) {
  return <SpeechContext.Provider value={useSpeechWith("substances")}>{children}</SpeechContext.Provider>;
}
