import { type InspectionFinding } from "@placard/api-client";
import { inspectionFinding, updateInspectionFinding } from "@placard/api-client/internal";
import { Banner, Checkbox, TextField } from "@placard/ui";
import { DateField } from "@placard/ui/internal";
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
  const { fireSafety: texts, common } = useMessages();
  const api = useApi();
  const { form, stored, hasConflict } = useRecordEdit({
    record: finding,
    schema: inspectionFinding,
    businessId: useBusinessProfile().business_id,
    draft: "edit-finding",
    valuesOf: findingValuesOf,
    validate: (values: FindingValues) => findingProblems(values, texts.gaps),
    changesOf: findingChanges,
    labels: { note: texts.whatIsWrong, mend_by: texts.mendBy, owner_id: texts.owner, is_high_risk: texts.highRisk },
    shown: {
      mend_by: formatCalendarDay,
      owner_id: (id, { owner_name }) => (id === "" ? texts.nobody : (owner_name ?? id)),
    },
    send: (body) => api.call(updateInspectionFinding, { params: { id: finding.id }, body }),
    texts: {
      done: ({ note }) => ({ title: texts.saved, text: note }),
      gone: texts.gone,
      failed: { title: texts.saveFailedTitle, fallback: texts.saveFailed, logIn: texts.logIn },
    },
    onClose,
  });
  const owner = form.field("owner_id");
  return (
    <FormDialog
      form={form}
      title={texts.editFindingTitle}
      description={finding.text}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.conflictTitle}>
          {texts.findingConflict(stored.note, formatCalendarDay(stored.mend_by))}
        </Banner>
      )}
      <TextField label={texts.whatIsWrong} isMultiline {...form.field("note")} />
      <DateField label={texts.mendBy} {...form.field("mend_by")} />
      <AssigneeChoice label={texts.owner} none={texts.nobody} value={owner.value} onChange={owner.onChange} />
      <Checkbox isSelected={form.values.is_high_risk} onChange={(is) => form.set("is_high_risk", is)}>
        {texts.highRisk}
      </Checkbox>
    </FormDialog>
  );
}
