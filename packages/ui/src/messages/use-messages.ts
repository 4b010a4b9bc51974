import { en, type Messages } from "./en.ts";
import { useWords } from "./use-words.ts";

/** Returns the whole catalogue with the texts of the surrounding providers, in English where they have none. */
export function useMessages(): Messages {
  return useWords(en);
}
