import { formatDateTime } from "../../internal/format-date-time.ts";
import { inOrder } from "../IncidentLog/log-entry.ts";
import { actionText, entrySummary, partsInLine } from "../IncidentLog/log-texts.ts";
import { coreTextsOf } from "./core-texts.ts";
import type { FormSource } from "./document-form.ts";

/** Rows of the log with time, action and user, in order. */
export function logRows({ facts, words }: FormSource): readonly (readonly string[])[] {
  const log = { ...words.incidentLog, speech: coreTextsOf(words).speech };
  return inOrder(facts.log ?? []).map((entry) => [
    formatDateTime(entry.madeAt),
    partsInLine([actionText(entry, log), entrySummary(entry, log)], log),
    entry.who,
  ]);
}
