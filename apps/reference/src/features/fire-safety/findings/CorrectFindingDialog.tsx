import { type InspectionFinding } from "@placard/api-client";
import { inspectionFinding, mendInspectionFinding } from "@placard/api-client/internal";
import { Banner, TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

interface CorrectFindingDialogProps {
  readonly finding: InspectionFinding;
  readonly onClose: () => void;
}

/** Dialog that marks a finding as corrected with its corrective action. */
export function CorrectFindingDialog({ finding, onClose }: CorrectFindingDialogProps) {
  const { fireSafety: texts } = useMessages();
  const api = useApi();
  const { form, stored, hasConflict } = useRecordEdit({
    record: finding,
    schema: inspectionFinding,
    businessId: useBusinessProfile().business_id,
    draft: "mend-finding",
    valuesOf: ({ mended_how }) => ({ mended_how: mended_how ?? "" }),
    validate: (values: { readonly mended_how: string }): { mended_how?: string } =>
      values.mended_how.trim() === "" ? { mended_how: texts.howRequired } : {},
    changesOf: ({ version }, { mended_how }) => ({ mended_how: mended_how.trim(), version }),
    labels: { mended_how: texts.how },
    send: (body) => api.call(mendInspectionFinding, { params: { id: finding.id }, body }),
    texts: {
      done: () => ({ title: texts.mendedTitle, text: finding.note }),
      gone: texts.gone,
      failed: { title: texts.mendFailedTitle, fallback: texts.mendFailed, logIn: texts.logIn },
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.mendTitle}
      description={`${finding.note}. ${texts.mendText}`}
      onClose={onClose}
      submitLabel={texts.mendSave}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.conflictTitle}>
          {texts.findingConflict(stored.note, formatCalendarDay(stored.mend_by))}
        </Banner>
      )}
      <TextField label={texts.how} isMultiline {...form.field("mended_how")} />
    </FormDialog>
  );
}
