import { deleteSds, type SafetyDataSheet } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../lib/api/business-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

interface DeleteSheetDialogProps {
  readonly sheet: SafetyDataSheet;
  /** The sheets of the same chemical in other languages. */
  readonly others: readonly SafetyDataSheet[];
  readonly onClose: () => void;
}

export function DeleteSheetDialog({ sheet, others, onClose }: DeleteSheetDialogProps) {
  const { safetyDataSheets: words, deleted, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteSds, { params: { id: sheet.id } }),
    readAgain: () => queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey }),
    done: () => ({ title: words.deletedTitle, text: words.deletedText(sheet.chemical_name) }),
    failed: { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      text={[
        words.deleteText(sheet.filename, sheet.earlier_versions),
        others.length === 0
          ? words.withoutSheet(sheet.chemical_name)
          : words.stillOnFile(others.map(({ filename }) => filename)),
        deleted.keptFor,
      ].join(" ")}
      confirmLabel={words.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={words.deleting}
      {...removal}
    />
  );
}
