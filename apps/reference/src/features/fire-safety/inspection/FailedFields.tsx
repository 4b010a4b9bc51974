import { isCalendarDay } from "@placard/hazmat-core/business";
import type { InspectionAnswer, InspectionGap } from "@placard/hazmat-core/business";
import { Checkbox, TextField } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AssigneeChoice } from "../schedule/AssigneeChoice.tsx";

interface FailedFieldsProps {
  readonly answer: InspectionAnswer;
  readonly gap: InspectionGap | undefined;
  readonly onChange: (change: Partial<InspectionAnswer>) => void;
}

/** Fields of a failed item: problem, assignee, due date and high risk. */
export function FailedFields({ answer, gap, onChange }: FailedFieldsProps) {
  const { fireSafety: words } = useMessages();
  const { note, mend_by, owner_id, is_high_risk } = answer;
  return (
    <div className="app-round-failed">
      <TextField
        label={words.whatIsWrong}
        isMultiline
        value={note}
        onChange={(typed) => onChange({ note: typed })}
        errorMessage={gap === "note" ? words.gaps.note : undefined}
      />
      <div className="app-form-grid">
        <TextField
          type="date"
          label={words.mendBy}
          value={mend_by ?? ""}
          onChange={(day) => onChange({ mend_by: isCalendarDay(day) ? day : null })}
          errorMessage={gap === "mend_by" ? words.gaps.mend_by : undefined}
        />
        <AssigneeChoice
          label={words.owner}
          none={words.nobody}
          value={owner_id === null ? "" : String(owner_id)}
          onChange={(id) => onChange({ owner_id: id === "" ? null : Number(id) })}
        />
      </div>
      <Checkbox isSelected={is_high_risk} onChange={(is) => onChange({ is_high_risk: is })}>
        {words.highRisk}
      </Checkbox>
    </div>
  );
}
