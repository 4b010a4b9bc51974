import { useSpeech } from "../messages/language/speech.ts";

/** A figure and its unit, which must stay on one line: `10 ppm`. */
const FIGURE_WITH_UNIT = /(\d) (?=(?:ppm|mg\/m³|°C|km\/h|km|mm|m|kg\/s|kg|L|min|h|kPa|atm|%)(?![\p{L}\d]))/gu;

/**
 * A sentence of the core in the user's language, each figure on one line with its unit. A sentence without a
 * translation stays in English and is marked as English for screen readers: safety texts must not be partly translated
 * or guessed.
 */
export function CoreSentence({ text }: { readonly text: string }) {
  const translation = useSpeech().say(text);
  return translation === null ? <span lang="en">{withUnits(text)}</span> : withUnits(translation);
}

/** Keeps each figure of a text on one line with its unit. */
export function withUnits(text: string): string {
  return text.replaceAll(FIGURE_WITH_UNIT, "$1\u00a0");
}
