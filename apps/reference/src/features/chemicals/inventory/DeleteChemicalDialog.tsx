import { deleteChemical, type InventoryChemical } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface DeleteChemicalDialogProps {
  readonly chemical: InventoryChemical;
  readonly onClose: () => void;
}

export function DeleteChemicalDialog({ chemical, onClose }: DeleteChemicalDialogProps) {
  const { chemicals: words, deleted, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteChemical, { params: { id: chemical.id } }),
    readAgain: () => queries.invalidateQueries({ queryKey: businessKey(chemical.business_id) }),
    done: () => ({ title: words.deletedTitle, text: words.deletedText(chemical.name) }),
    failed: { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logInToChange },
    onClose,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      text={
        <>
          {words.deleteText(chemical.name)}
          {chemical.sheets.length > 0 && ` ${words.deleteSheetToo}`} {deleted.keptFor}
        </>
      }
      confirmLabel={words.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={words.deleting}
      {...removal}
    />
  );
}
