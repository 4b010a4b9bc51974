import { deleteSds, hasCode, type SafetyDataSheet } from "@placard/api-client";
import { ConfirmDialog, toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../lib/api/business-queries.ts";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

interface DeleteSheetDialogProps {
  readonly sheet: SafetyDataSheet;
  readonly onClose: () => void;
}

export function DeleteSheetDialog({ sheet, onClose }: DeleteSheetDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const removal = useMutation({
    async mutationFn() {
      try {
        await api.call(deleteSds, { params: { id: sheet.id } });
      } catch (error) {
        // Somebody else deleted it: what was wanted is so.
        if (!hasCode(error, "not_found")) throw error;
      }
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      toasts.show({ tone: "ok", title: words.deletedTitle, text: words.deletedText(sheet.chemical_name) });
      onClose();
    },
    onError(error) {
      fail(error, { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logIn });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      text={words.deleteText(sheet.chemical_name, sheet.filename, sheet.earlier_versions)}
      confirmLabel={words.deleteConfirm}
      cancelLabel={common.cancel}
      isPending={removal.isPending}
      pendingLabel={words.deleting}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => removal.mutate()}
    />
  );
}
