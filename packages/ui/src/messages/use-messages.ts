import { en, type Messages } from "./en.ts";
import { useWords } from "./use-words.ts";

/** Returns the whole catalogue with the texts of the surrounding providers, in English if there are none. */
export function useMessages(): Messages {
  return useWords(en);
}
