import { describeProblem, exportIncidentLog, type Incident } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useLogCsv, type LogEntry } from "@placard/ui/incident";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { saveFile } from "../lib/device/save-file.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";

interface LogExport {
  /** A byte order mark tells a spreadsheet that it is UTF-8. */
  readonly csv: () => void;
  /** The file that the server signs: it needs the network. */
  readonly signed: () => Promise<void>;
}

/** Ways in which the log of an incident leaves the app. */
export function useLogExport(incident: Incident, entries: readonly LogEntry[]): LogExport {
  const api = useApi();
  const inCsv = useLogCsv();
  const { responder, common } = useMessages();
  const name = `incident-${incident.incident_id}-log`;
  return {
    csv: () => saveFile(new Blob([`\uFEFF${inCsv(entries)}`], { type: "text/csv" }), `${name}.csv`),
    async signed() {
      try {
        const { file } = await api.call(exportIncidentLog, { params: { incident_id: incident.incident_id } });
        saveFile(new Blob([JSON.stringify(file, null, 2)], { type: "application/json" }), `${name}.json`);
      } catch (error) {
        const text = describeProblem(error, responder.exportFailed);
        toasts.show({ tone: "danger", title: common.errorTitle, text, matter: "export-log" });
      }
    },
  };
}
