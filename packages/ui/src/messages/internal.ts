/** Texts and dates for the screens of the reference application. */
export { useMessages } from "./use-messages.ts";
export { loadControlWords } from "./language/control-texts.ts";
export { formatDateTime } from "../internal/format-date-time.ts";
export { formatMoment } from "../internal/format-moment.ts";
