import { type InspectionChecklist } from "@placard/api-client";
import { deleteInspectionChecklist } from "@placard/api-client/internal";
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
  const { checklists: texts, deleted, common } = useMessages();
  const { id, business_id, name } = checklist;
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteInspectionChecklist, { params: { id } }),
    reload: () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) }),
    done: () => ({ title: texts.deleted, text: name }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.deleteFailed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle(name)}
      text={`${texts.deleteText} ${deleted.keptFor}`}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...removal}
    />
  );
}
