import { describeProblem, exportIncidentLog, type Incident } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { logDocument, useDocumentWords, useLogCsv, type LogEntry } from "@placard/ui/incident";
import { useApi } from "../lib/api/ApiProvider.tsx";
import { saveFile } from "../lib/device/save-file.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { isLocal } from "./local-incident.ts";
import { usePdf } from "./paper/use-pdf.ts";

const EXPORT = "export-log";

interface LogExport {
  /** Starts with a byte order mark, which tells spreadsheets that the file is UTF-8. */
  readonly csv: () => void;
  /** ICS 214, created on this device. */
  readonly pdf: () => void;
  readonly isWriting: boolean;
  /** The file signed by the server; needs the network. */
  readonly signed: () => Promise<void>;
}

/** Exports of an incident's log. */
export function useLogExport(incident: Incident, entries: readonly LogEntry[]): LogExport {
  const api = useApi();
  const inCsv = useLogCsv();
  const { responder, common, paper } = useMessages();
  const onPaper = useDocumentWords();
  const writer = usePdf();
  const name = isLocal(incident) ? "incident-log" : `incident-${incident.incident_id}-log`;
  return {
    csv: () => saveFile(new Blob([`\uFEFF${inCsv(entries)}`], { type: "text/csv" }), `${name}.csv`),
    pdf() {
      const { title, created_at, completed_at } = incident;
      const logged = { title, startedAt: created_at, endedAt: completed_at, log: entries };
      void writer.generate(logDocument(logged, onPaper, [paper.source(common.product)]));
    },
    isWriting: writer.isBusy,
    async signed() {
      if (isLocal(incident)) {
        // Only the server signs, and it does not know this incident: a request would contain a number that the server
        // never assigned.
        toasts.show({ tone: "caution", title: responder.signedLater, text: responder.signedLaterText, matter: EXPORT });
        return;
      }
      try {
        const { file } = await api.call(exportIncidentLog, { params: { incident_id: incident.incident_id } });
        saveFile(new Blob([JSON.stringify(file, null, 2)], { type: "application/json" }), `${name}.json`);
      } catch (error) {
        const text = describeProblem(error, responder.exportFailed);
        toasts.show({ tone: "danger", title: common.errorTitle, text, matter: EXPORT });
      }
    },
  };
}
