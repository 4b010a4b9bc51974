import { en, type Messages } from "./en.ts";
import { useWords } from "./use-words.ts";

/** The whole catalogue: the words of the providers around, English where they have none. */
export function useMessages(): Messages {
  return useWords(en);
}
