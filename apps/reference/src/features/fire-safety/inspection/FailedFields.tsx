import type { InspectionAnswer, InspectionGap } from "@placard/hazmat-core/business";
import { Checkbox, TextField } from "@placard/ui";
import { DateField } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AssigneeChoice } from "../schedule/AssigneeChoice.tsx";

interface FailedFieldsProps {
  readonly answer: InspectionAnswer;
  readonly gap: InspectionGap | undefined;
  /** An ISO 8601 date, unfinished text or blank. */
  readonly dueDate: string;
  readonly onDueDate: (text: string) => void;
  readonly onChange: (change: Partial<InspectionAnswer>) => void;
}

/** Fields of a failed item: problem, assignee, due date and high risk. */
export function FailedFields({ answer, gap, dueDate, onDueDate, onChange }: FailedFieldsProps) {
  const { fireSafety: texts } = useMessages();
  const { note, owner_id, is_high_risk } = answer;
  return (
    <div className="app-round-failed">
      <TextField
        label={texts.whatIsWrong}
        isMultiline
        value={note}
        onChange={(typed) => onChange({ note: typed })}
        errorMessage={gap === "note" ? texts.gaps.note : undefined}
      />
      <div className="app-form-grid">
        <DateField
          label={texts.mendBy}
          value={dueDate}
          onChange={onDueDate}
          errorMessage={gap === "mend_by" ? texts.gaps.mend_by : undefined}
        />
        <AssigneeChoice
          label={texts.owner}
          none={texts.nobody}
          value={owner_id === null ? "" : String(owner_id)}
          onChange={(id) => onChange({ owner_id: id === "" ? null : Number(id) })}
        />
      </div>
      <Checkbox isSelected={is_high_risk} onChange={(is) => onChange({ is_high_risk: is })}>
        {texts.highRisk}
      </Checkbox>
    </div>
  );
}
