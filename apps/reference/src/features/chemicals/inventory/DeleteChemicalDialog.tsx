import { type InventoryChemical } from "@placard/api-client";
import { deleteChemical } from "@placard/api-client/internal";
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
  const { chemicals: texts, deleted, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteChemical, { params: { id: chemical.id } }),
    reload: () => queries.invalidateQueries({ queryKey: businessKey(chemical.business_id) }),
    done: () => ({ title: texts.deletedTitle, text: texts.deletedText(chemical.name) }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.deleteFailed, logIn: texts.logInToChange },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={
        <>
          {texts.deleteText(chemical.name)}
          {chemical.sheets.length > 0 && ` ${texts.deleteSheetToo}`} {deleted.keptFor}
        </>
      }
      confirmLabel={texts.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...removal}
    />
  );
}
