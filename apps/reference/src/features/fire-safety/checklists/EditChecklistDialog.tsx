import { type InspectionChecklist } from "@placard/api-client";
import { inspectionChecklist, updateInspectionChecklist } from "@placard/api-client/internal";
import { Banner } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ChecklistFields } from "./ChecklistFields.tsx";
import {
  checklistOfValues,
  checklistProblems,
  rowOfText,
  valuesOfChecklist,
  type ChecklistValues,
} from "./checklist-values.ts";

interface EditChecklistDialogProps {
  readonly checklist: InspectionChecklist;
  readonly onClose: () => void;
}

/** Dialog that edits a checklist and saves it as a new version. */
export function EditChecklistDialog({ checklist, onClose }: EditChecklistDialogProps) {
  const { checklists: texts } = useMessages();
  const api = useApi();
  const { id, business_id, name } = checklist;
  const { form, stored, hasConflict } = useRecordEdit({
    record: checklist,
    schema: inspectionChecklist,
    businessId: business_id,
    draft: "edit-checklist",
    valuesOf: valuesOfChecklist,
    validate: (values: ChecklistValues) => checklistProblems(values, texts),
    changesOf: ({ version }, values) => ({ ...checklistOfValues(values), version }),
    labels: { name: texts.name, items: texts.itemsField },
    shown: { items: (rows: readonly string[]) => rows.map((row) => rowOfText(row).text).join("; ") },
    send: (body) => api.call(updateInspectionChecklist, { params: { id }, body }),
    texts: {
      done: (changes) => ({ title: texts.saved, text: texts.newVersion(changes.name) }),
      gone: texts.gone,
      failed: { title: texts.saveFailedTitle, fallback: texts.saveFailed, logIn: texts.logIn },
    },
    onClose,
  });
  const theirs = stored.items.map(({ text }) => text);
  return (
    <FormDialog
      form={form}
      size="lg"
      title={texts.edit(name)}
      description={texts.editText}
      onClose={onClose}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.conflictTitle}>
          {texts.conflict(stored.name, stored.saved_by, theirs)}
        </Banner>
      )}
      <ChecklistFields form={form} />
    </FormDialog>
  );
}
