import { languagePart } from "./load-language.ts";

/** Loaders of the texts of React Aria's controls, by package: "Fermer", "3 options disponibles." */
const LOADERS: Readonly<Record<string, () => Promise<object>>> = {
  fr: () => import("react-aria-components/i18n/fr-FR"),
  es: () => import("react-aria-components/i18n/es-ES"),
};

/** Key under which React Aria looks for the texts of a page before it uses its own. */
const WORDS = Symbol.for("react-aria.i18n.strings");
const LOCALE = Symbol.for("react-aria.i18n.locale");

/**
 * Sets the language of the texts in React Aria's controls: the number of options, the button that closes a list. The
 * package contains them in its languages; use this function if the bundler of a page has removed all but English. Call
 * it once, before the first render, on a page that keeps its language.
 *
 * @param locale - BCP 47: `fr`, `fr-CA`, `es-MX`; nothing is loaded for any other
 *
 * @example
 * await loadControlWords("fr");
 */
export async function loadControlWords(locale: string): Promise<void> {
  const load = LOADERS[languagePart(locale)];
  if (load === undefined || typeof window === "undefined") return;
  const texts: unknown = Reflect.get(await load(), "default"); // its types declare no default
  Object.assign(window, { [LOCALE]: locale, [WORDS]: texts });
}
