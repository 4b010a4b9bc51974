import { type InspectionSchedule } from "@placard/api-client";
import { inspectionSchedule, updateInspectionSchedule } from "@placard/api-client/internal";
import { Banner } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { RecurrenceFields } from "./RecurrenceFields.tsx";
import { recurrenceChanges, recurrenceProblems, recurrenceValuesOf, type RecurrenceValues } from "./schedule-values.ts";

interface EditScheduleDialogProps {
  readonly schedule: InspectionSchedule;
  readonly onClose: () => void;
}

/** Dialog that edits frequency, due date and assignee. */
export function EditScheduleDialog({ schedule, onClose }: EditScheduleDialogProps) {
  const { fireSafety: texts, common } = useMessages();
  const api = useApi();
  const { checklist_name: name } = schedule;
  const { form, stored, hasConflict } = useRecordEdit({
    record: schedule,
    schema: inspectionSchedule,
    businessId: schedule.business_id,
    draft: "edit-inspection-schedule",
    valuesOf: recurrenceValuesOf,
    validate: (values: RecurrenceValues) => recurrenceProblems(values, texts),
    changesOf: recurrenceChanges,
    together: [["interval", "due_on"]],
    labels: { interval: texts.interval, due_on: texts.dueOn, assignee_id: texts.assignee },
    shown: {
      interval: (_, { interval }) => texts.intervals[interval],
      due_on: formatCalendarDay,
      assignee_id: (id, { assignee_name }) => (id === "" ? texts.nobody : (assignee_name ?? id)),
    },
    send: (body) => api.call(updateInspectionSchedule, { params: { id: schedule.id }, body }),
    texts: {
      done: () => ({ title: texts.saved, text: texts.plannedText(name, schedule.location_name) }),
      gone: texts.gone,
      failed: { title: texts.saveFailedTitle, fallback: texts.saveFailed, logIn: texts.logIn },
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.editTitle(name)}
      description={schedule.location_name}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.conflictTitle}>
          {texts.scheduleConflict(
            texts.intervals[stored.interval],
            stored.due_on === null ? texts.doneOnce : formatCalendarDay(stored.due_on),
          )}
        </Banner>
      )}
      <RecurrenceFields field={form.field} dayLabel={texts.dueNext} />
    </FormDialog>
  );
}
