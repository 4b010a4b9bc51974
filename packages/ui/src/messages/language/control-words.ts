import { languagePart } from "./load-language.ts";

/** Modules whose default is what React Aria says of its controls on its own, by package: "Fermer", "3 options disponibles." */
const LOADERS: Readonly<Record<string, () => Promise<object>>> = {
  fr: () => import("react-aria-components/i18n/fr-FR"),
  es: () => import("react-aria-components/i18n/es-ES"),
};

/** Where React Aria looks for the words of a page before it takes its own. */
const WORDS = Symbol.for("react-aria.i18n.strings");
const LOCALE = Symbol.for("react-aria.i18n.locale");

/**
 * Has the controls say their own words in the language of a page: how many options there are, what closes a list. The
 * package brings them in its languages; this is for a page whose bundler left all but English out. Call it once, before
 * anything is drawn, for a page that keeps its language.
 *
 * @param locale - BCP 47: `fr`, `fr-CA`, `es-MX`; for any other nothing is loaded
 *
 * @example
 * await loadControlWords("fr");
 */
export async function loadControlWords(locale: string): Promise<void> {
  const load = LOADERS[languagePart(locale)];
  if (load === undefined || typeof window === "undefined") return;
  const words: unknown = Reflect.get(await load(), "default"); // its types name no default
  Object.assign(window, { [LOCALE]: locale, [WORDS]: words });
}
