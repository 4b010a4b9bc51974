/** All texts of the package, its languages, and the replacement of texts. */
export * from "./speaking.ts";
export { useMessages } from "./use-messages.ts";
export { en } from "./en.ts";
export { loadControlWords } from "./language/control-texts.ts";
export { formatDateTime } from "../internal/format-date-time.ts";
