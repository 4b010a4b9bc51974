import type { Language } from "./language.ts";

const LOADERS: Readonly<Record<string, () => Promise<Language>>> = {
  fr: () => import("../fr/index.ts").then(({ french }) => french),
  es: () => import("../es/index.ts").then(({ spanish }) => spanish),
};

const loaded = new Map<string, Language>();

/** @example languagePart("fr-CA"); // "fr" */
export const languagePart = (locale: string): string => locale.split("-", 1)[0]?.toLowerCase() ?? "";

/** True if a catalogue can be loaded for a locale. Other locales use English. */
export function hasLanguage(locale: string): boolean {
  return languagePart(locale) in LOADERS;
}

/** Returns the language of a locale once it is loaded; `null` until then, and for a locale without a catalogue. */
export function loadedLanguage(locale: string): Language | null {
  const language = loaded.get(languagePart(locale));
  return language === undefined ? null : { ...language, locale: localeOf(locale, language) };
}

/**
 * Loads the catalogue of a locale, in advance or for the provider. English has nothing to load.
 *
 * @param locale - BCP 47: `fr`, `fr-CA`, `es-MX`
 * @returns `null` if there is no catalogue for it
 */
export async function loadLanguage(locale: string): Promise<Language | null> {
  const load = LOADERS[languagePart(locale)];
  if (load === undefined) return null;
  loaded.set(languagePart(locale), await load());
  return loadedLanguage(locale);
}

/** Adds the region of the terms to a tag without one: `fr` becomes `fr-CA`, `es` becomes `es-MX`. */
function localeOf(locale: string, { locale: own }: Language): string {
  return locale.includes("-") ? locale : own;
}
