import { csvText } from "../../internal/csv-text.ts";
import { inOrder, type LogEntry } from "./log-entry.ts";
import { actionWords, entrySummary } from "./log-words.ts";
import type { LogWords } from "./log-data.ts";

/** Formats the log as comma-separated values, in order, each entry with all logged data. */
export function logCsv(entries: readonly LogEntry[], words: LogWords): string {
  const { made, received, who, module, action, words: inWords, data } = words.csv;
  return csvText([
    [made, received, who, module, action, inWords, data],
    ...inOrder(entries).map((entry) => [
      entry.madeAt,
      entry.recordedAt ?? words.waits,
      entry.who,
      entry.module,
      actionWords(entry, words),
      entrySummary(entry, words),
      JSON.stringify(entry.action_data),
    ]),
  ]);
}
