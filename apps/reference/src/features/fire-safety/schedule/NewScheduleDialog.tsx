import type { Location } from "@placard/api-client";
import { Select } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { RecurrenceFields } from "./RecurrenceFields.tsx";
import { useChecklistChoices } from "./use-checklist-choices.ts";
import { useNewSchedule } from "./use-new-schedule.ts";

interface NewScheduleDialogProps {
  readonly locations: readonly Location[];
  /** Today in the user's time zone. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Dialog that schedules an inspection: checklist, location, frequency and assignee. */
export function NewScheduleDialog({ locations, today, onClose }: NewScheduleDialogProps) {
  const { fireSafety: texts } = useMessages();
  const form = useNewSchedule(locations, today, onClose);
  const checklists = useChecklistChoices();
  const places = locations.map(({ id, name, civic_address }) => ({ id: String(id), label: name, hint: civic_address }));
  return (
    <FormDialog
      form={form}
      title={texts.planTitle}
      description={texts.planText}
      onClose={onClose}
      submitLabel={texts.plan}
      pendingLabel={texts.planning}
    >
      <Select
        label={texts.checklist}
        placeholder={texts.chooseChecklist}
        items={checklists}
        {...form.field("template")}
        value={checklists.some(({ id }) => id === form.values.template) ? form.values.template : null}
      />
      <Select
        label={texts.location}
        placeholder={texts.chooseLocation}
        items={places}
        {...form.field("location_id")}
        value={places.some(({ id }) => id === form.values.location_id) ? form.values.location_id : null}
      />
      <RecurrenceFields field={form.field} dayLabel={texts.dueOn} />
    </FormDialog>
  );
}
