import { createContext, useContext } from "react";
import type { Language } from "./language.ts";
import type { Translate } from "./phrase-book.ts";

/** Formats figures and sentences of the core for the user. */
export interface Speech {
  /** Language, BCP 47; `null` without a provider. */
  readonly locale: string | null;
  /** Formats a figure of the core for the locale: `1.4 km` is `1,4 km` in French. The digits are unchanged. */
  readonly figure: (text: string) => string;
  /** Translates a sentence of the core; `null` if it has no translation and must be shown in English. */
  readonly say: (english: string) => string | null;
  /** Returns the name of a substance by its English name; `null` if none is on file and the English one is shown. */
  readonly nameOf: (english: string) => string | null;
  /** Loads further translations that a component needs. */
  readonly books: Books;
}

/** Translations that load with the components that use them. A language may omit them. */
export type Books = Pick<Language, "checklists" | "plume" | "substances">;

const NO_BOOKS: Books = {};

const unchanged = (text: string): string => text;

/** English, as written in the core. */
export const ENGLISH: Speech = { locale: null, figure: unchanged, say: unchanged, nameOf: unchanged, books: NO_BOOKS };

/** Speech of the surrounding providers. */
export const SpeechContext = /* @__PURE__ */ createContext<Speech>(ENGLISH);

/** Returns the speech of the surrounding providers; English without one. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/**
 * Translates a sentence for places without markup: an accessible name, a copied text. English if it has no translation.
 */
export function translatedOrEnglish(speech: Speech, english: string): string {
  return speech.say(english) ?? english;
}

/** Returns the name of a substance for places without markup, such as a field. English if no other is on file. */
export function nameOrEnglish(speech: Speech, english: string): string {
  return speech.nameOf(english) ?? english;
}

/**
 * Returns the speech of a language.
 *
 * @param locale - with the region for the format of figures
 */
export function speechOf(
  locale: string,
  translate: Translate,
  books: Books = NO_BOOKS,
  names: Language["names"] = {},
): Speech {
  const figure = figureIn(locale);
  const known = new Map<string, string | null>();
  const say = (english: string): string | null => {
    const before = known.get(english);
    if (before !== undefined) return before;
    const translated = translate(english, figure);
    known.set(english, translated);
    return translated;
  };
  const nameOf = (english: string): string | null => (Object.hasOwn(names, english) ? (names[english] ?? null) : null);
  return { locale, figure, say, nameOf, books };
}

/** English in the format of a locale: `en-CA`, `en-GB`. */
export function englishSpeech(locale: string): Speech {
  return { locale, figure: figureIn(locale), say: unchanged, nameOf: unchanged, books: NO_BOOKS };
}

/** Decimal point between digits. A version (`10.1.2`) keeps its points. */
const DECIMAL_POINT = /(?<=\d)\.(?<!\d\.\d*\.)(?=\d)(?!\d+\.\d)/g;

function figureIn(locale: string): (text: string) => string {
  const mark = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value;
  return mark === "," ? (text) => text.replaceAll(DECIMAL_POINT, ",") : unchanged;
}
