import { kindOf, type LogEntry, type LogKind } from "./log-entry.ts";
import type { LogWords } from "./log-data.ts";
import { entryDetails } from "./log-details.ts";
import { actionWords, entrySummary } from "./log-words.ts";

/** Filter of the entries: one kind, and a text of which every word must occur in the entry. */
export interface LogFilter {
  readonly text: string;
  readonly kind: LogKind | "all";
}

export function isShown(entry: LogEntry, { text, kind }: LogFilter, words: LogWords): boolean {
  if (kind !== "all" && kindOf(entry) !== kind) return false;
  const asked = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (asked.length === 0) return true;
  const details = entryDetails(entry, words).flat();
  const all = [entry.who, actionWords(entry, words), entrySummary(entry, words), ...details].join(" ").toLowerCase();
  return asked.every((word) => all.includes(word));
}
