import { citation, type SourceRef } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import { useDocumentWords } from "@placard/ui/incident";
import { useState } from "react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { HandedOver } from "../use-hand-over.ts";
import { pictogramsOf } from "./ghs-pictograms.ts";
import { inventoryPaper } from "./inventory-paper.ts";

const MATTER = "inventory-pdf";
const CLP: SourceRef = { key: "CLP-VI" };

/** Writes the inventory of a business as a PDF on this device and hands it over as a file. */
export function useInventoryPdf(record: HandedOver, company: string) {
  const messages = useMessages();
  const { paper } = messages;
  const { planDocument } = useDocumentWords();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const [{ writeInventoryPdf }, ghs] = await Promise.all([
        import("./write-inventory-pdf.ts"),
        pictogramsOf(record),
      ]);
      const at = new Date();
      const document = inventoryPaper({
        record,
        company,
        ghs,
        ghsSource: citation(CLP),
        words: planDocument,
        language: planDocument.language,
        messages,
      });
      const bytes = await writeInventoryPdf(document, paper.page, at);
      saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(document.title, at, "pdf"));
      toasts.show({ tone: "ok", title: paper.saved, matter: MATTER });
    } catch {
      toasts.show({ tone: "danger", title: paper.failed, text: paper.failedText, matter: MATTER });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, save };
}
