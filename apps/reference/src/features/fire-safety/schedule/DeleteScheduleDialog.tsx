import { type InspectionSchedule } from "@placard/api-client";
import { deleteInspectionSchedule } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface DeleteScheduleDialogProps {
  readonly schedule: InspectionSchedule;
  readonly onClose: () => void;
}

/** Dialog that confirms deleting a schedule and lists what is deleted and what is kept. */
export function DeleteScheduleDialog({ schedule, onClose }: DeleteScheduleDialogProps) {
  const { fireSafety: texts, deleted, common } = useMessages();
  const { id, business_id, checklist_name: name, location_name: place, open_inspection_id } = schedule;
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deleteInspectionSchedule, { params: { id } }),
    reload: () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) }),
    done: () => ({ title: texts.deleted, text: texts.plannedText(name, place) }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.deleteFailed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle(name)}
      text={`${texts.deleteText(place, open_inspection_id !== null)} ${deleted.keptFor}`}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...removal}
    />
  );
}
