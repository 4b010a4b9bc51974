import { kindOf, type LogEntry, type LogKind } from "./log-entry.ts";
import type { LogTexts } from "./log-data.ts";
import { entryDetails } from "./log-details.ts";
import { actionText, entrySummary } from "./log-texts.ts";

/** Filter of the entries: one kind, and a text of which every word must occur in the entry. */
export interface LogFilter {
  readonly text: string;
  readonly kind: LogKind | "all";
}

export function isShown(entry: LogEntry, { text, kind }: LogFilter, texts: LogTexts): boolean {
  if (kind !== "all" && kindOf(entry) !== kind) return false;
  const searchText = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (searchText.length === 0) return true;
  const details = entryDetails(entry, texts).flat();
  const all = [entry.who, actionText(entry, texts), entrySummary(entry, texts), ...details].join(" ").toLowerCase();
  return searchText.every((word) => all.includes(word));
}
