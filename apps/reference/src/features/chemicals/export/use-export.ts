import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { inventorySheet } from "./inventory-sheet.ts";
import { writeCsv, writeXlsx } from "./write-spreadsheet.ts";

/** As what the inventory can be saved. */
export type SheetKind = "csv" | "xlsx";

/** Hands the whole inventory over as a file that an import reads again. */
export function useExport(): { readonly isBusy: boolean; readonly write: (kind: SheetKind) => Promise<void> } {
  const { chemicalImport: words, chemicals } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);

  async function write(kind: SheetKind): Promise<void> {
    setBusy(true);
    toasts.clear();
    try {
      const rows = await queries.fetchQuery({ ...chemicalsQuery(api, business_id), staleTime: 0 });
      const sheet = inventorySheet(rows);
      const name = words.exportName(new Date().toISOString().slice(0, 10));
      saveFile(kind === "csv" ? await writeCsv(sheet) : await writeXlsx(sheet), `${name}.${kind}`);
    } catch (error) {
      fail(error, { title: words.exportFailedTitle, fallback: words.exportFailed, logIn: chemicals.logIn });
    }
    setBusy(false);
  }

  return { isBusy, write };
}
