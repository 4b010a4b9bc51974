import { type SafetyDataSheet } from "@placard/api-client";
import { deleteSds } from "@placard/api-client/internal";
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
  const { safetyDataSheets: texts, deleted, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const { data: counting } = useCurrentSheets(sheet.chemical_id);
  const removal = useRemoval({
    remove: () => api.call(deleteSds, { params: { id: sheet.id } }),
    reload: () => queries.invalidateQueries({ queryKey: chemicalsKey(business_id) }),
    done: () => ({ title: texts.deletedTitle, text: texts.deletedText(sheet.chemical_name) }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.deleteFailed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={[
        texts.deleteText(sheet.filename, sheet.earlier_versions),
        ...(counting === undefined ? [] : [whatStays(counting)]),
        deleted.keptFor,
      ].join(" ")}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...removal}
    />
  );

  function whatStays(sheets: readonly SafetyDataSheet[]): string {
    const others = sheets.filter(({ id }) => id !== sheet.id);
    const rows = sheet.covers.map((row) => texts.nameWithPlace(row.name, storageOf(row)));
    return others.length === 0
      ? texts.withoutSheet(rows)
      : `${texts.notShown(rows)} ${texts.stillOnFile(others.map(({ filename }) => filename))}`;
  }
}
