import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { toasts } from "@placard/ui";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalParts, type LoadProgress } from "../../../lib/api/all-chemicals.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { allContainers } from "../../../lib/containers/container-queries.ts";
import { containersSheet } from "./containers-sheet.ts";
import { inventorySheetOf } from "./inventory-sheet.ts";
import { writeCsv, writeXlsx } from "./write-spreadsheet.ts";

/** File formats of the inventory. `containers` are a second CSV file, since a CSV file has one table. */
export type SheetKind = "csv" | "containers" | "xlsx";

/** Progress of an export. */
export type ExportProgress =
  | ({ readonly step: "chemicals" } & LoadProgress)
  | { readonly step: "containers"; readonly done: number }
  | { readonly step: "writing" };

export interface Export {
  /** `null` while nothing is exported. */
  readonly progress: ExportProgress | null;
  readonly write: (kind: SheetKind) => Promise<void>;
  /** Stops loading; no file is written. */
  readonly cancel: () => void;
}

/** Saves the whole inventory as a file that an import can read. It is loaded in pages and can be cancelled. */
export function useExport(): Export {
  const { chemicalImport: texts, chemicals } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function write(kind: SheetKind): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setProgress({ step: "chemicals", done: 0, all: 0 });
    toasts.clear();
    try {
      const { name, file } = await fileOf(kind, signal);
      signal.throwIfAborted();
      saveFile(file, name);
    } catch (error) {
      if (!signal.aborted) {
        fail(error, { title: texts.exportFailedTitle, fallback: texts.exportFailed, logIn: chemicals.logIn });
      }
    }
    setProgress(null);
  }

  async function fileOf(kind: SheetKind, signal: AbortSignal): Promise<{ readonly name: string; readonly file: Blob }> {
    const requested = { businessId: business_id, signal };
    const inventory = () =>
      inventorySheetOf(
        chemicalParts(api, { ...requested, onProgress: (soFar) => setProgress({ step: "chemicals", ...soFar }) }),
      );
    const containers = async () =>
      containersSheet(
        await allContainers(api, { ...requested, onProgress: (done) => setProgress({ step: "containers", done }) }),
      );
    const day = dayOfReader(new Date());
    const [stock, below] = [
      kind === "containers" ? null : await inventory(),
      kind === "csv" ? null : await containers(),
    ];
    setProgress({ step: "writing" });
    if (stock === null) return { name: `${texts.containersName(day)}.csv`, file: await writeCsv(below ?? []) };
    if (kind === "csv") return { name: `${texts.exportName(day)}.csv`, file: await writeCsv(stock) };
    return { name: `${texts.exportName(day)}.xlsx`, file: await writeXlsx(stock, below) };
  }

  return { progress, write, cancel: () => reading.current?.abort() };
}
