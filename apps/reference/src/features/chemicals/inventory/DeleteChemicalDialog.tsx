import { deleteChemical, hasCode, type InventoryChemical } from "@placard/api-client";
import { ConfirmDialog, toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface DeleteChemicalDialogProps {
  readonly chemical: InventoryChemical;
  readonly onClose: () => void;
}

export function DeleteChemicalDialog({ chemical, onClose }: DeleteChemicalDialogProps) {
  const { chemicals: words, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const removal = useMutation({
    async mutationFn() {
      try {
        await api.call(deleteChemical, { params: { id: chemical.id } });
      } catch (error) {
        // Somebody else deleted it: what was wanted is so.
        if (!hasCode(error, "not_found")) throw error;
      }
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: businessKey(chemical.business_id) });
      toasts.show({ tone: "ok", title: words.deletedTitle, text: words.deletedText(chemical.name) });
      onClose();
    },
    onError(error) {
      fail(error, { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logInToChange });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      text={
        <>
          {words.deleteText(chemical.name)}
          {chemical.sds_id !== null && ` ${words.deleteSheetToo}`}
        </>
      }
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
