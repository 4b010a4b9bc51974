import { deleteSds, type SafetyDataSheet } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useCurrentSheets } from "../../../lib/sheets/use-sheet.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

interface DeleteSheetDialogProps {
  readonly sheet: SafetyDataSheet;
  readonly onClose: () => void;
}

export function DeleteSheetDialog({ sheet, onClose }: DeleteSheetDialogProps) {
  const { safetyDataSheets: words, deleted, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const { data: counting } = useCurrentSheets(sheet.chemical_id);
  const removal = useRemoval({
    remove: () => api.call(deleteSds, { params: { id: sheet.id } }),
    readAgain: () => queries.invalidateQueries({ queryKey: chemicalsKey(business_id) }),
    done: () => ({ title: words.deletedTitle, text: words.deletedText(sheet.chemical_name) }),
    failed: { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      text={[
        words.deleteText(sheet.filename, sheet.earlier_versions),
        ...(counting === undefined ? [] : [whatStays(counting)]),
        deleted.keptFor,
      ].join(" ")}
      confirmLabel={words.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={words.deleting}
      {...removal}
    />
  );

  function whatStays(sheets: readonly SafetyDataSheet[]): string {
    const others = sheets.filter(({ id }) => id !== sheet.id);
    const rows = sheet.covers.map((row) => words.nameWithPlace(row.name, storageOf(row)));
    return others.length === 0
      ? words.withoutSheet(rows)
      : `${words.notShown(rows)} ${words.stillOnFile(others.map(({ filename }) => filename))}`;
  }
}
