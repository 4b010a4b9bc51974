import { formatDateTime } from "../../internal/format-date-time.ts";
import { inOrder } from "../IncidentLog/log-entry.ts";
import { actionWords, entrySummary, partsInLine } from "../IncidentLog/log-words.ts";
import { coreWordsOf } from "./core-words.ts";
import type { FormSource } from "./document-form.ts";

/** Rows of the log with time, action and user, in order. */
export function logRows({ facts, words }: FormSource): readonly (readonly string[])[] {
  const log = { ...words.incidentLog, speech: coreWordsOf(words).speech };
  return inOrder(facts.log ?? []).map((entry) => [
    formatDateTime(entry.madeAt),
    partsInLine([actionWords(entry, log), entrySummary(entry, log)], log),
    entry.who,
  ]);
}
