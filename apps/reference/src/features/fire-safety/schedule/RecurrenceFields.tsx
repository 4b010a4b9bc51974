import { INSPECTION_INTERVALS } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { DateField } from "@placard/ui/internal";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AssigneeChoice } from "./AssigneeChoice.tsx";

interface RecurrenceFieldsProps {
  readonly field: (name: "interval" | "due_on" | "assignee_id") => FieldProps<string>;
  readonly dayLabel: string;
}

/** Fields for frequency, due date and assignee. */
export function RecurrenceFields({ field, dayLabel }: RecurrenceFieldsProps) {
  const { fireSafety: texts } = useMessages();
  const assignee = field("assignee_id");
  return (
    <>
      <div className="app-form-grid">
        <Select
          label={texts.interval}
          items={INSPECTION_INTERVALS.map((id) => ({ id, label: texts.intervals[id] }))}
          {...field("interval")}
          value={INSPECTION_INTERVALS.find((id) => id === field("interval").value) ?? null}
        />
        <DateField label={dayLabel} description={texts.dueOnHint} {...field("due_on")} />
      </div>
      <AssigneeChoice
        label={texts.assignee}
        none={texts.assigneeNone}
        value={assignee.value}
        onChange={assignee.onChange}
      />
    </>
  );
}
