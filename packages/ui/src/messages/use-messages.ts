import { en, type Messages } from "./en.ts";
import { useTexts } from "./use-texts.ts";

/** Returns the whole catalogue with the texts of the surrounding providers, in English if there are none. */
export function useMessages(): Messages {
  return useTexts(en);
}
