import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
import type { Messages } from "../en.ts";
import type { Language } from "../language/language.ts";
import { hasLanguage, languageAtHand, loadLanguage } from "../language/load-language.ts";
import { englishSpeech, SpeechContext, speechOf, type Speech } from "../language/speech.ts";
import { mergeWords, type SomeWords } from "../merge-words.ts";
import { ReplacedWords } from "../replaced-words.ts";

export interface LanguageProviderProps {
  /**
   * The language below: a locale (`"fr-CA"`, `"es-MX"`, `"en"`), whose catalogue loads when it is first needed, or a
   * language imported from `@placard/ui/messages/fr`, which is there immediately, on a server too. Left out: as around.
   */
  language?: string | Language | undefined;
  /** Words to use in place of those of the language, at any depth; what is left out stays. */
  messages?: SomeWords<Messages> | undefined;
  children: ReactNode;
}

/**
 * Gives the components below their language, and a host's own wording of any text. What is below keeps its state when the
 * catalogue arrives or the language changes. Set the same `lang` on the page; `ThemeRoot` and the elements set theirs.
 *
 * @example
 * <LanguageProvider language="fr-CA" messages={{ card: { ergGuide: "Guide du GMU 2024" } }}>
 *   <ChemicalSearch source={source} />
 * </LanguageProvider>
 */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const outer = useContext(ReplacedWords);
  const around = useContext(SpeechContext);
  const { locale: localeAround } = useLocale();
  const spoken = useLanguage(language);
  const isNamed = language !== undefined;
  const locale = isNamed ? localeOf(language, spoken) : localeAround;
  const words = useMemo(
    () => mergeWords<SomeWords<Messages>>(spoken?.messages ?? (isNamed ? NONE : outer), messages),
    [spoken, isNamed, outer, messages],
  );
  const speech = useMemo(() => (isNamed ? speechIn(locale, spoken) : around), [isNamed, locale, spoken, around]);
  return (
    <I18nProvider locale={locale}>
      <SpeechContext.Provider value={speech}>
        <ReplacedWords.Provider value={words}>{children}</ReplacedWords.Provider>
      </SpeechContext.Provider>
    </I18nProvider>
  );
}

const NONE: SomeWords<Messages> = {};

/** What React Aria speaks: the same language; English while a catalogue loads; what the host said where there is none. */
function localeOf(asked: string | Language, spoken: Language | null): string {
  if (spoken !== null) return spoken.locale;
  const locale = typeof asked === "string" ? asked : asked.locale;
  return hasLanguage(locale) ? "en-CA" : locale;
}

function speechIn(locale: string, spoken: Language | null): Speech {
  if (spoken !== null) return speechOf(locale, spoken.translate, spoken);
  return englishSpeech(/^en\b/i.test(locale) ? locale : "en-CA"); // English words keep English figures
}

/** The language that is asked for, once it is there; `null` is English. */
function useLanguage(asked: string | Language | undefined): Language | null {
  const loaded = useLoadedLanguage(typeof asked === "string" ? asked : "en");
  return typeof asked === "object" ? asked : loaded;
}

/** Loads once; asks again when the network is back. */
function useLoadedLanguage(locale: string): Language | null {
  const [held, setHeld] = useState(() => ({ locale, language: languageAtHand(locale) }));
  const current = held.locale === locale ? held : { locale, language: languageAtHand(locale) };
  if (current !== held) setHeld(current);
  const isWanted = current.language === null && hasLanguage(locale);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = () =>
      void loadLanguage(locale)
        .then((language) => isCurrent && setHeld({ locale, language }))
        .catch(() => undefined); // English stays, and is asked about again when the network is back
    load();
    window.addEventListener("online", load);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", load);
    };
  }, [isWanted, locale]);
  return current.language;
}
