import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";

/** What the core says and its figures, as a document writes them. */
export interface CoreWords {
  readonly speech: Speech;
  readonly figure: (text: string) => string;
  /** A sentence of the core; in English where it has no translation. */
  readonly say: (english: string) => string;
}

/** How a document with these words writes what the core says. */
export function coreWordsOf({ speech = ENGLISH }: { readonly speech?: Speech }): CoreWords {
  return { speech, figure: speech.figure, say: (english) => saidOr(speech, english) };
}
