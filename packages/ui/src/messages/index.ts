/** Every text of the package, and how to replace it. */
export { MessagesProvider, type MessagesProviderProps } from "./messages-context.tsx";
export { useMessages } from "./use-messages.ts";
export type { SomeWords } from "./merge-words.ts";
export { en, type Messages } from "./en.ts";
