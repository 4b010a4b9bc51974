import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SheetFactsFields } from "./SheetFactsFields.tsx";
import { StoredSheetText } from "./StoredSheetText.tsx";
import { useSheetEdit } from "./use-sheet-edit.ts";

interface EditSheetDialogProps {
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  readonly onClose: () => void;
}

/** Changes what is on file of a stored sheet: its revision date and its languages. The file stays as it is. */
export function EditSheetDialog({ sheet, chemical, onClose }: EditSheetDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const { facts, take, takeLanguage, dayProblem, isSaving, save } = useSheetEdit(sheet, onClose);
  return (
    <Dialog
      title={words.editTitle(sheet.chemical_name)}
      description={words.editText(sheet.filename)}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button variant="primary" isPending={isSaving} pendingLabel={words.saving} onPress={save}>
            {common.save}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <SheetFactsFields facts={facts} onChange={take} dayProblem={dayProblem} />
        <StoredSheetText id={sheet.id} chemical={chemical} onTake={take} onTakeLanguage={takeLanguage} />
      </div>
    </Dialog>
  );
}
