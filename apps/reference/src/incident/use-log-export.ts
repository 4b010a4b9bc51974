import { describeProblem, type Incident } from "@placard/api-client";
import { exportIncidentLog, getIncidentPhoto } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { type LogEntry } from "@placard/ui/incident";
import { formatDateTime, logDocument, useDocumentWords, useLogCsv } from "@placard/ui/internal";

import { useApi } from "../lib/api/ApiProvider.tsx";
import { saveFile } from "../lib/device/save-file.ts";
import { shrinkPhoto } from "../lib/device/shrink-photo.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { isLocal } from "./local-incident.ts";
import type { PaperPhoto } from "./paper/pdf/write-pdf.ts";
import { usePdf } from "./paper/use-pdf.ts";

const EXPORT = "export-log";

interface LogExport {
  /** Starts with a byte order mark, which tells spreadsheets that the file is UTF-8. */
  readonly csv: () => void;
  /** ICS 214 with the photos of the log, created on this device. */
  readonly pdf: () => void;
  readonly isWriting: boolean;
  /** The file signed by the server; needs the network. */
  readonly signed: () => Promise<void>;
}

/**
 * Exports of an incident's log.
 *
 * @param photoOf - a photo that is on this device already; other photos are loaded from the server
 */
export function useLogExport(
  incident: Incident,
  entries: readonly LogEntry[],
  photoOf: (entry: LogEntry) => Blob | null = () => null,
): LogExport {
  const api = useApi();
  const inCsv = useLogCsv();
  const { responder, common, paper } = useMessages();
  const onPaper = useDocumentWords();
  const writer = usePdf();
  const name = isLocal(incident) ? "incident-log" : `incident-${incident.incident_id}-log`;

  function photo(entry: LogEntry): PaperPhoto {
    const { madeAt, who, action_data } = entry;
    const { caption, photo_id } = action_data;
    const note = typeof caption === "string" && caption !== "" ? caption : paper.photoAlone;
    return { caption: `${formatDateTime(madeAt)} · ${who} · ${note}`, loadJpeg: () => jpegOf(entry, photo_id) };
  }

  async function jpegOf(entry: LogEntry, id: unknown): Promise<ArrayBuffer | null> {
    try {
      const file =
        photoOf(entry) ??
        (typeof id === "number" ? await api.call(getIncidentPhoto, { params: { photo_id: id } }) : null);
      if (file === null) return null;
      if (file.type === "image/jpeg") return await file.arrayBuffer();
      return (await shrinkPhoto(new File([file], "photo", { type: file.type })))?.bytes ?? null;
    } catch {
      return null; // the PDF states which photos are missing
    }
  }

  return {
    csv: () => saveFile(new Blob([`\uFEFF${inCsv(entries)}`], { type: "text/csv" }), `${name}.csv`),
    pdf() {
      const { title, created_at, completed_at } = incident;
      const logged = { title, startedAt: created_at, endedAt: completed_at, log: entries };
      const taken = entries.filter(({ action_type }) => action_type === "photo_added");
      void writer.generate(logDocument(logged, onPaper, [paper.source(common.product)]), taken.map(photo));
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
