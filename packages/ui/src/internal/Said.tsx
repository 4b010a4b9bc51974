import { useSpeech } from "../messages/language/speech.ts";

/** A figure and the unit behind it, which a line must not part: `10 ppm`. */
const FIGURE_WITH_UNIT = /(\d) (?=(?:ppm|mg\/m³|°C|km\/h|km|mm|m|kg\/s|kg|L|min|h|kPa|atm|%)(?![\p{L}\d]))/gu;

/**
 * A sentence of the core in the reader's language, each figure on one line with its unit. One without a translation stays
 * in English and is marked as English, so that it is read out as such: half a translation or a guess has no place beside a
 * danger.
 */
export function Said({ text }: { readonly text: string }) {
  const said = useSpeech().say(text);
  return said === null ? <span lang="en">{withUnits(text)}</span> : withUnits(said);
}

/** A text with each figure on one line with its unit. */
export function withUnits(text: string): string {
  return text.replaceAll(FIGURE_WITH_UNIT, "$1\u00a0");
}
