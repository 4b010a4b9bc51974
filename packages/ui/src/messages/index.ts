/** Every text of the package, the languages that it speaks, and how to replace a word. */
export * from "./speaking.ts";
export { useMessages } from "./use-messages.ts";
export { en } from "./en.ts";
export { loadControlWords } from "./language/control-words.ts";
export { formatDateTime } from "../internal/format-date-time.ts";
