import { csvText } from "../../internal/csv-text.ts";
import { inOrder, type LogEntry } from "./log-entry.ts";
import { actionText, entrySummary } from "./log-texts.ts";
import type { LogTexts } from "./log-data.ts";

/** Formats the log as comma-separated values, in order, each entry with all logged data. */
export function logCsv(entries: readonly LogEntry[], texts: LogTexts): string {
  const { made, received, who, module, action, words: inWords, data } = texts.csv;
  return csvText([
    [made, received, who, module, action, inWords, data],
    ...inOrder(entries).map((entry) => [
      entry.madeAt,
      entry.recordedAt ?? texts.waits,
      entry.who,
      entry.module,
      actionText(entry, texts),
      entrySummary(entry, texts),
      JSON.stringify(entry.action_data),
    ]),
  ]);
}
