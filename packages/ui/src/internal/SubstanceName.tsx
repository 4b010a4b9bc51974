import { useSpeech } from "../messages/language/speech.ts";

/**
 * Name of a substance in the user's language. A name that is not on file in this language stays in English and is
 * marked as English for screen readers.
 */
export function SubstanceName({ english }: { readonly english: string }) {
  const name = useSpeech().nameOf(english);
  return name === null ? <span lang="en">{english}</span> : name;
}
