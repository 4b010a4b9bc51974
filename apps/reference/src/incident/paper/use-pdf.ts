import { toasts } from "@placard/ui";
import { formatDateTime, type PlanDocument } from "@placard/ui/internal";

import { useState } from "react";
import { saveFile } from "../../lib/device/save-file.ts";
import { serverClock } from "../../lib/device/server-clock.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { loadPdfWriter } from "./load-pdf-writer.ts";
import { fileNameOf } from "./file-name.ts";
import type { PaperPhoto } from "./pdf/write-pdf.ts";

const MATTER = "paper-pdf";

interface PdfMaker {
  /** @param photos - photos that the document ends with */
  readonly generate: (document: PlanDocument, photos?: readonly PaperPhoto[]) => Promise<void>;
  readonly isBusy: boolean;
}

/** Writes a document as a PDF on this device and offers it as a file. Works without a network. */
export function usePdf(): PdfMaker {
  const { paper: texts } = useMessages();
  const [isBusy, setBusy] = useState(false);

  async function generate(document: PlanDocument, photos: readonly PaperPhoto[] = []): Promise<void> {
    setBusy(true);
    try {
      const { writePdf } = await loadPdfWriter();
      const at = new Date(serverClock.now());
      const notes = [texts.made(formatDateTime(at.toISOString())), ...document.notes];
      const bytes = await writePdf({ ...document, notes }, texts.page, at, {
        title: texts.photos,
        missing: texts.photoMissing,
        damaged: texts.photoDamaged,
        photos,
      });
      const file = new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
      saveFile(file, fileNameOf(document.subject, at, "pdf"));
      toasts.show({ tone: "ok", title: texts.saved, matter: MATTER });
    } catch {
      toasts.show({ tone: "danger", title: texts.failed, text: texts.failedText, matter: MATTER });
    } finally {
      setBusy(false);
    }
  }

  return { generate, isBusy };
}
