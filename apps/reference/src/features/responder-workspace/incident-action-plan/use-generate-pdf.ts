import { formatDateTime, toasts, type PlanDocument } from "@placard/ui";
import { useState } from "react";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { bringPdfWriter } from "./bring-pdf-writer.ts";
import { fileNameOf } from "./file-name.ts";

const MATTER = "plan-pdf";

interface PdfMaker {
  readonly generate: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Writes the plan as a PDF on this device and hands it over as a file. Works without a network. */
export function useGeneratePdf(document: PlanDocument): PdfMaker {
  const { incidentPlan: words } = useMessages();
  const [isBusy, setBusy] = useState(false);

  async function generate(): Promise<void> {
    setBusy(true);
    try {
      const { writePlanPdf } = await bringPdfWriter();
      const at = new Date();
      const notes = [words.pdfMade(formatDateTime(at.toISOString())), ...document.notes];
      const bytes = await writePlanPdf({ ...document, notes }, words.page, at);
      saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(document.subject, at, "pdf"));
      toasts.show({ tone: "ok", title: words.pdfSaved, matter: MATTER });
    } catch {
      toasts.show({ tone: "danger", title: words.pdfFailed, text: words.pdfFailedText, matter: MATTER });
    } finally {
      setBusy(false);
    }
  }

  return { generate, isBusy };
}
