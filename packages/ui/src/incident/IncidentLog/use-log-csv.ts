import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { logCsv } from "./log-csv.ts";
import type { LogEntry } from "./log-entry.ts";

/** Returns a function that formats the log as comma-separated values, in the language of the page. */
export function useLogCsv(): (entries: readonly LogEntry[]) => string {
  const { incidentLog } = useTexts(incidentLogTexts);
  const speech = useSpeech();
  return (entries) => logCsv(entries, { ...incidentLog, speech });
}
