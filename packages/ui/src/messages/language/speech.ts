import { createContext, useContext } from "react";
import type { Language } from "./language.ts";
import type { Translate } from "./phrase-book.ts";

/** How figures and the core's sentences are given to the reader. */
export interface Speech {
  /** The language that is spoken, BCP 47; `null` where no provider names one. */
  readonly locale: string | null;
  /** A figure of the core in the form of the locale: `1.4 km` is `1,4 km` in French. Its digits stay. */
  readonly figure: (text: string) => string;
  /** A sentence of the core in the language; `null` where it has no translation and must be shown in English. */
  readonly say: (english: string) => string | null;
  /** Brings the books that a piece needs beside what every card says. */
  readonly books: Books;
}

/** Books that load with the pieces that read them; a language may have none of them. */
export type Books = Pick<Language, "checklists" | "plume" | "substances">;

const NO_BOOKS: Books = {};

const asItIs = (text: string): string => text;

/** English, as the core writes it. */
export const ENGLISH: Speech = { locale: null, figure: asItIs, say: asItIs, books: NO_BOOKS };

/** What the providers around speak. */
export const SpeechContext = /* @__PURE__ */ createContext<Speech>(ENGLISH);

/** The speech of the providers around; English without one. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** A sentence for places that take no markup: an accessible name, a copy. English where it has no translation. */
export function saidOr(speech: Speech, english: string): string {
  return speech.say(english) ?? english;
}

/**
 * The speech of a language.
 *
 * @param locale - with the region whose figures are wanted
 */
export function speechOf(locale: string, translate: Translate, books: Books = NO_BOOKS): Speech {
  const figure = figureIn(locale);
  const known = new Map<string, string | null>();
  const say = (english: string): string | null => {
    const before = known.get(english);
    if (before !== undefined) return before;
    const said = translate(english, figure);
    known.set(english, said);
    return said;
  };
  return { locale, figure, say, books };
}

/** English with the form of a locale's own: `en-CA`, `en-GB`. */
export function englishSpeech(locale: string): Speech {
  return { locale, figure: figureIn(locale), say: asItIs, books: NO_BOOKS };
}

/** Between digits, where no second point follows or stands before: a version (`10.1.2`) keeps its points. */
const DECIMAL_POINT = /(?<=\d)\.(?<!\d\.\d*\.)(?=\d)(?!\d+\.\d)/g;

function figureIn(locale: string): (text: string) => string {
  const mark = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value;
  return mark === "," ? (text) => text.replaceAll(DECIMAL_POINT, ",") : asItIs;
}
