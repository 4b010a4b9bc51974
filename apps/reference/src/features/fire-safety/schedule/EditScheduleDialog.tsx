import { inspectionSchedule, updateInspectionSchedule, type InspectionSchedule } from "@placard/api-client";
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
  const { fireSafety: words, common } = useMessages();
  const api = useApi();
  const { checklist_name: name } = schedule;
  const { form, stored, hasConflict } = useRecordEdit({
    record: schedule,
    schema: inspectionSchedule,
    businessId: schedule.business_id,
    draft: "edit-inspection-schedule",
    valuesOf: recurrenceValuesOf,
    validate: (values: RecurrenceValues) => recurrenceProblems(values, words),
    changesOf: recurrenceChanges,
    together: [["interval", "due_on"]],
    labels: { interval: words.interval, due_on: words.dueOn, assignee_id: words.assignee },
    shown: {
      interval: (_, { interval }) => words.intervals[interval],
      due_on: formatCalendarDay,
      assignee_id: (id, { assignee_name }) => (id === "" ? words.nobody : (assignee_name ?? id)),
    },
    send: (body) => api.call(updateInspectionSchedule, { params: { id: schedule.id }, body }),
    words: {
      done: () => ({ title: words.saved, text: words.plannedText(name, schedule.location_name) }),
      gone: words.gone,
      failed: { title: words.saveFailedTitle, fallback: words.saveFailed, logIn: words.logIn },
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={words.editTitle(name)}
      description={schedule.location_name}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.conflictTitle}>
          {words.scheduleConflict(
            words.intervals[stored.interval],
            stored.due_on === null ? words.doneOnce : formatCalendarDay(stored.due_on),
          )}
        </Banner>
      )}
      <RecurrenceFields field={form.field} dayLabel={words.dueNext} />
    </FormDialog>
  );
}
