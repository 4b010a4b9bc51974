/** Every text of the package, and how to replace it. */
export { MessagesProvider, useMessages, type MessagesProviderProps } from "./messages-context.tsx";
export { en, type Messages } from "./en.ts";
