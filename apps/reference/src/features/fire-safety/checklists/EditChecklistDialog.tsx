import { inspectionChecklist, updateInspectionChecklist, type InspectionChecklist } from "@placard/api-client";
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
  const { checklists: words } = useMessages();
  const api = useApi();
  const { id, business_id, name } = checklist;
  const { form, stored, hasConflict } = useRecordEdit({
    record: checklist,
    schema: inspectionChecklist,
    businessId: business_id,
    draft: "edit-checklist",
    valuesOf: valuesOfChecklist,
    validate: (values: ChecklistValues) => checklistProblems(values, words),
    changesOf: ({ version }, values) => ({ ...checklistOfValues(values), version }),
    labels: { name: words.name, items: words.itemsField },
    shown: { items: (rows: readonly string[]) => rows.map((row) => rowOfText(row).text).join("; ") },
    send: (body) => api.call(updateInspectionChecklist, { params: { id }, body }),
    words: {
      done: (changes) => ({ title: words.saved, text: words.newVersion(changes.name) }),
      gone: words.gone,
      failed: { title: words.saveFailedTitle, fallback: words.saveFailed, logIn: words.logIn },
    },
    onClose,
  });
  const theirs = stored.items.map(({ text }) => text);
  return (
    <FormDialog
      form={form}
      size="lg"
      title={words.edit(name)}
      description={words.editText}
      onClose={onClose}
      submitLabel={words.save}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.conflictTitle}>
          {words.conflict(stored.name, stored.saved_by, theirs)}
        </Banner>
      )}
      <ChecklistFields form={form} />
    </FormDialog>
  );
}
