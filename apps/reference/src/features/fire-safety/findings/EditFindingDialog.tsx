import { inspectionFinding, updateInspectionFinding, type InspectionFinding } from "@placard/api-client";
import { Banner, Checkbox, TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AssigneeChoice } from "../schedule/AssigneeChoice.tsx";
import { findingChanges, findingProblems, findingValuesOf, type FindingValues } from "./finding-values.ts";

interface EditFindingDialogProps {
  readonly finding: InspectionFinding;
  readonly onClose: () => void;
}

/** Dialog that edits a finding: assignee, due date and risk. */
export function EditFindingDialog({ finding, onClose }: EditFindingDialogProps) {
  const { fireSafety: words, common } = useMessages();
  const api = useApi();
  const { form, stored, hasConflict } = useRecordEdit({
    record: finding,
    schema: inspectionFinding,
    businessId: useBusinessProfile().business_id,
    draft: "edit-finding",
    valuesOf: findingValuesOf,
    validate: (values: FindingValues) => findingProblems(values, words.gaps),
    changesOf: findingChanges,
    labels: { note: words.whatIsWrong, mend_by: words.mendBy, owner_id: words.owner, is_high_risk: words.highRisk },
    shown: {
      mend_by: formatCalendarDay,
      owner_id: (id, { owner_name }) => (id === "" ? words.nobody : (owner_name ?? id)),
    },
    send: (body) => api.call(updateInspectionFinding, { params: { id: finding.id }, body }),
    words: {
      done: ({ note }) => ({ title: words.saved, text: note }),
      gone: words.gone,
      failed: { title: words.saveFailedTitle, fallback: words.saveFailed, logIn: words.logIn },
    },
    onClose,
  });
  const owner = form.field("owner_id");
  return (
    <FormDialog
      form={form}
      title={words.editFindingTitle}
      description={finding.text}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.conflictTitle}>
          {words.findingConflict(stored.note, formatCalendarDay(stored.mend_by))}
        </Banner>
      )}
      <TextField label={words.whatIsWrong} isMultiline {...form.field("note")} />
      <TextField type="date" label={words.mendBy} {...form.field("mend_by")} />
      <AssigneeChoice label={words.owner} none={words.nobody} value={owner.value} onChange={owner.onChange} />
      <Checkbox isSelected={form.values.is_high_risk} onChange={(is) => form.set("is_high_risk", is)}>
        {words.highRisk}
      </Checkbox>
    </FormDialog>
  );
}
