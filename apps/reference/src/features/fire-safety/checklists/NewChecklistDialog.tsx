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
  const { checklists: words } = useMessages();
  const form = useNewChecklist(first, onClose);
  return (
    <FormDialog
      form={form}
      size="lg"
      title={words.createTitle}
      description={first.copied === null ? words.createText : words.copyText(first.copied)}
      onClose={onClose}
      submitLabel={words.save}
      pendingLabel={words.saving}
    >
      <ChecklistFields form={form} />
    </FormDialog>
  );
}
