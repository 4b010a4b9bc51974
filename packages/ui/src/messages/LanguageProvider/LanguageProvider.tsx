import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
import type { Messages } from "../en.ts";
import type { Language } from "../language/language.ts";
import { hasLanguage, loadedLanguage, loadLanguage } from "../language/load-language.ts";
import { englishSpeech, SpeechContext, speechOf, type Speech } from "../language/speech.ts";
import { mergeTexts, type SomeWords } from "../merge-texts.ts";
import { ReplacedTexts } from "../replaced-texts.ts";

export interface LanguageProviderProps {
  /**
   * Language of the components inside: a locale (`"fr-CA"`, `"es-MX"`, `"en"`), whose catalogue loads on first use, or
   * a language imported from `@placard/ui/messages/fr`, which is available immediately, also on a server. Default: the
   * surrounding language.
   */
  language?: string | Language | undefined;
  /** Texts that replace those of the language, at any depth. Omitted texts are unchanged. */
  messages?: SomeWords<Messages> | undefined;
  /** Components in this language. */
  children: ReactNode;
}

/**
 * Sets the language of the components inside, and texts of the host. Components keep their state when the catalogue
 * arrives or the language changes. Set the same `lang` on the page; `ThemeRoot` and the elements set their own.
 *
 * @example
 * <LanguageProvider language="fr-CA" messages={{ card: { ergGuide: "Guide du GMU 2024" } }}>
 *   <ChemicalSearch source={source} />
 * </LanguageProvider>
 */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const outer = useContext(ReplacedTexts);
  const around = useContext(SpeechContext);
  const { locale: localeAround } = useLocale();
  const spoken = useLanguage(language);
  const isNamed = language !== undefined;
  const locale = isNamed ? localeOf(language, spoken) : localeAround;
  const texts = useMemo(
    () => mergeTexts<SomeWords<Messages>>(spoken?.messages ?? (isNamed ? NONE : outer), messages),
    [spoken, isNamed, outer, messages],
  );
  const speech = useMemo(() => (isNamed ? speechIn(locale, spoken) : around), [isNamed, locale, spoken, around]);
  return (
    <I18nProvider locale={locale}>
      <SpeechContext.Provider value={speech}>
        <ReplacedTexts.Provider value={texts}>{children}</ReplacedTexts.Provider>
      </SpeechContext.Provider>
    </I18nProvider>
  );
}

const NONE: SomeWords<Messages> = {};

/**
 * Locale for React Aria: the same language; English while a catalogue loads; the host's locale if there is no
 * catalogue.
 */
function localeOf(asked: string | Language, spoken: Language | null): string {
  if (spoken !== null) return spoken.locale;
  const locale = typeof asked === "string" ? asked : asked.locale;
  return hasLanguage(locale) ? "en-CA" : locale;
}

function speechIn(locale: string, spoken: Language | null): Speech {
  if (spoken !== null) return speechOf(locale, spoken.translate, spoken, spoken.names);
  return englishSpeech(/^en\b/i.test(locale) ? locale : "en-CA"); // English texts have English figures
}

/** The requested language once it is loaded; `null` is English. */
function useLanguage(asked: string | Language | undefined): Language | null {
  const loaded = useLoadedLanguage(typeof asked === "string" ? asked : "en");
  return typeof asked === "object" ? asked : loaded;
}

/** Loads the language once. Retries when the device is back online. */
function useLoadedLanguage(locale: string): Language | null {
  const [shownLanguage, setShownLanguage] = useState(() => ({ locale, language: loadedLanguage(locale) }));
  const current = shownLanguage.locale === locale ? shownLanguage : { locale, language: loadedLanguage(locale) };
  if (current !== shownLanguage) setShownLanguage(current);
  const isWanted = current.language === null && hasLanguage(locale);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = () =>
      void loadLanguage(locale)
        .then((language) => isCurrent && setShownLanguage({ locale, language }))
        .catch(() => undefined); // stays English, and retries when the device is back online
    load();
    window.addEventListener("online", load);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", load);
    };
  }, [isWanted, locale]);
  return current.language;
}
