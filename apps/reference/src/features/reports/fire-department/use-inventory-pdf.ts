import { GHS_PICTOGRAM_SOURCE, ghsPictogramsOf } from "@placard/hazmat-core";
import { loadRegulatoryLists } from "@placard/hazmat-core/regulatory";
import { toasts } from "@placard/ui";
import { formatDateTime, useDocumentWords, useMessages as useUiMessages } from "@placard/ui/internal";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { allChemicals, type LoadProgress } from "../../../lib/api/all-chemicals.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useListedRegions } from "../../../lib/map/use-map-regions.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { crewAddress } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { gatherPaper } from "./gather-paper.ts";
import { inventoryPaper } from "./inventory-paper.ts";
import { paperTexts } from "./paper-texts.ts";

const MATTER = "inventory-pdf";

/**
 * Writes the inventory of a business as a PDF on this device and saves it as a file. The record is loaded in pages for
 * it, and loading can be cancelled.
 */
export function useInventoryPdf(record: ReportingBusiness, company: string) {
  const messages = useMessages();
  const { paper } = messages;
  const { planDocument, speech } = useDocumentWords();
  const ui = useUiMessages();
  const api = useApi();
  const queries = useQueryClient();
  const { business_id: businessId } = useBusinessProfile();
  const { regions } = useListedRegions();
  const [isBusy, setBusy] = useState(false);
  const [soFar, setSoFar] = useState<LoadProgress | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function save(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setBusy(true);
    try {
      const chemicals = await allChemicals(api, { businessId, signal, onProgress: setSoFar });
      setSoFar(null);
      const [{ writeInventoryPdf }, lists, ghs, gathered] = await Promise.all([
        import("./write-inventory-pdf.ts"),
        loadRegulatoryLists(),
        ghsPictogramsOf(
          chemicalSource,
          chemicals.flatMap(({ cas_number }) => cas_number ?? []),
        ),
        gatherPaper({ api, queries, businessId, locations: record.locations, regions }),
      ]);
      signal.throwIfAborted();
      const at = new Date();
      const document = inventoryPaper({
        record: { ...record, chemicals, lists },
        gathered,
        company,
        ghs,
        ghsSource: GHS_PICTOGRAM_SOURCE,
        formWords: planDocument,
        language: planDocument.language,
        texts: paperTexts(messages, ui, (english) => speech?.say(english) ?? english),
        address: crewAddress(window.location.origin, businessId),
      });
      const notes = [paper.made(formatDateTime(at.toISOString())), ...document.notes];
      const { bytes, lost } = await writeInventoryPdf({ ...document, notes }, paper, at);
      saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(document.title, at, "pdf"));
      toasts.show(
        lost.length === 0
          ? { tone: "ok", title: paper.saved, matter: MATTER }
          : { tone: "caution", title: paper.savedWithoutLetters, text: paper.lostLetters(lost), matter: MATTER },
      );
    } catch {
      if (signal.aborted) return;
      toasts.show({ tone: "danger", title: paper.failed, text: paper.failedText, matter: MATTER });
    } finally {
      setBusy(false);
      setSoFar(null);
    }
  }

  return { isBusy, soFar, save, cancel: () => reading.current?.abort() };
}
