import { INSPECTION_INTERVALS } from "@placard/hazmat-core/business";
import { Select, TextField } from "@placard/ui";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AssigneeChoice } from "./AssigneeChoice.tsx";

interface RecurrenceFieldsProps {
  readonly field: (name: "interval" | "due_on" | "assignee_id") => FieldProps<string>;
  readonly dayLabel: string;
}

/** Fields for frequency, due date and assignee. */
export function RecurrenceFields({ field, dayLabel }: RecurrenceFieldsProps) {
  const { fireSafety: words } = useMessages();
  const assignee = field("assignee_id");
  return (
    <>
      <div className="app-form-grid">
        <Select
          label={words.interval}
          items={INSPECTION_INTERVALS.map((id) => ({ id, label: words.intervals[id] }))}
          {...field("interval")}
          value={INSPECTION_INTERVALS.find((id) => id === field("interval").value) ?? null}
        />
        <TextField type="date" label={dayLabel} description={words.dueOnHint} {...field("due_on")} />
      </div>
      <AssigneeChoice
        label={words.assignee}
        none={words.assigneeNone}
        value={assignee.value}
        onChange={assignee.onChange}
      />
    </>
  );
}
