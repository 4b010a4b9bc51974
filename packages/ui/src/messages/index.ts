/** Every text of the package, the languages that it speaks, and how to replace a word. */
export { MessagesProvider, type MessagesProviderProps } from "./messages-context.tsx";
export { LanguageProvider, type LanguageProviderProps } from "./language/LanguageProvider.tsx";
export { useMessages } from "./use-messages.ts";
export type { SomeWords } from "./merge-words.ts";
export { en, type Messages } from "./en.ts";
export type { Language } from "./language/language.ts";
export type { Translate } from "./language/phrase-book.ts";
export { loadLanguage } from "./language/load-language.ts";
export { formatDateTime } from "../internal/format-date-time.ts";
export { formatMoment } from "../internal/format-moment.ts";
