import { useSpeech } from "../messages/language/speech.ts";

/**
 * A sentence of the core in the reader's language. One without a translation stays in English and is marked as English,
 * so that it is read out as such: half a translation or a guess has no place beside a danger.
 */
export function Said({ text }: { readonly text: string }) {
  const said = useSpeech().say(text);
  return said ?? <span lang="en">{text}</span>;
}
