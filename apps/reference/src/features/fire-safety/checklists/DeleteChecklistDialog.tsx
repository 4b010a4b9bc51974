import { deleteInspectionChecklist, type InspectionChecklist } from "@placard/api-client";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface DeleteChecklistDialogProps {
  readonly checklist: InspectionChecklist;
  readonly onClose: () => void;
}

/** Dialog that confirms deleting a checklist and lists what is deleted and what is kept. */
export function DeleteChecklistDialog({ checklist, onClose }: DeleteChecklistDialogProps) {
  const { checklists: words, deleted, common } = useMessages();
  const { id, business_id, name } = checklist;
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteInspectionChecklist, { params: { id } }),
    readAgain: () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) }),
    done: () => ({ title: words.deleted, text: name }),
    failed: { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      text={`${words.deleteText} ${deleted.keptFor}`}
      confirmLabel={words.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={words.deleting}
      {...removal}
    />
  );
}
