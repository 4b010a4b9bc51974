import { citation, type SourceRef } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import { useDocumentWords } from "@placard/ui/incident";
import { formatDateTime, useMessages as useUiMessages } from "@placard/ui/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { HandedOver } from "../use-hand-over.ts";
import { gatherPaper } from "./gather-paper.ts";
import { pictogramsOf } from "./ghs-pictograms.ts";
import { inventoryPaper } from "./inventory-paper.ts";
import { paperWords } from "./paper-words.ts";

const MATTER = "inventory-pdf";
const CLP: SourceRef = { key: "CLP-VI" };

/** Writes the inventory of a business as a PDF on this device and hands it over as a file. */
export function useInventoryPdf(record: HandedOver, company: string) {
  const messages = useMessages();
  const { paper } = messages;
  const { planDocument, speech } = useDocumentWords();
  const ui = useUiMessages();
  const api = useApi();
  const queries = useQueryClient();
  const { business_id: businessId } = useBusinessProfile();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const [{ writeInventoryPdf }, ghs, gathered] = await Promise.all([
        import("./write-inventory-pdf.ts"),
        pictogramsOf(record),
        gatherPaper({ api, queries, businessId, locations: record.locations }),
      ]);
      const at = new Date();
      const document = inventoryPaper({
        record,
        gathered,
        company,
        ghs,
        ghsSource: citation(CLP),
        formWords: planDocument,
        language: planDocument.language,
        words: paperWords(messages, ui, (english) => speech?.say(english) ?? english),
        at,
      });
      const notes = [paper.made(formatDateTime(at.toISOString())), ...document.notes];
      const bytes = await writeInventoryPdf({ ...document, notes }, paper.page, at);
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
