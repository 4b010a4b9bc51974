import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ChecklistFields } from "./ChecklistFields.tsx";
import { useNewChecklist, type FirstText } from "./use-new-checklist.ts";

interface NewChecklistDialogProps {
  readonly first: FirstText;
  readonly onClose: () => void;
}

/** Dialog that creates a checklist of the business, empty or as a copy. */
export function NewChecklistDialog({ first, onClose }: NewChecklistDialogProps) {
  const { checklists: texts } = useMessages();
  const form = useNewChecklist(first, onClose);
  return (
    <FormDialog
      form={form}
      size="lg"
      title={texts.createTitle}
      description={first.copied === null ? texts.createText : texts.copyText(first.copied)}
      onClose={onClose}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
    >
      <ChecklistFields form={form} />
    </FormDialog>
  );
}
