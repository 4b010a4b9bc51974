/**
 * Providers of languages and texts. The full catalogue (`en`) is only in `/messages`: each component imports its own
 * texts.
 */
export { MessagesProvider, type MessagesProviderProps } from "./MessagesProvider/MessagesProvider.tsx";
export { LanguageProvider, type LanguageProviderProps } from "./LanguageProvider/LanguageProvider.tsx";
export type { SomeWords } from "./merge-texts.ts";
export type { Language } from "./language/language.ts";
export type { Translate } from "./language/phrase-book.ts";
export { loadLanguage } from "./language/load-language.ts";
export type { Messages } from "./en.ts";
