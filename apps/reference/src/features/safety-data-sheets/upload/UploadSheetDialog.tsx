import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { Button, Dialog, ProgressBar } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Later } from "../../../shell/loading/Later.tsx";
import { NewSheetFields } from "./NewSheetFields.tsx";
import { ReplaceSheetDialog } from "./ReplaceSheetDialog.tsx";
import { useNewSheet } from "./use-new-sheet.ts";
import { useSheetUpload } from "./use-sheet-upload.ts";

interface UploadSheetDialogProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
  /** Chosen beforehand: the chemical beside which the button stood, or `null`. */
  readonly chemicalId: number | null;
  readonly onClose: () => void;
}

/** Adds the sheet of one chemical, or replaces the one on file once that was confirmed. */
export function UploadSheetDialog({ chemicals, sheets, chemicalId, onClose }: UploadSheetDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const sheet = useNewSheet(chemicalId);
  const { chosen, entered } = sheet;
  const { share, toReplace, setToReplace, send } = useSheetUpload(onClose);
  const replaced = sheets.find(({ chemical_id }) => String(chemical_id) === chosen);

  function submit(): void {
    if (!sheet.check() || entered === null) return;
    if (replaced === undefined) void send(entered, null);
    else setToReplace(replaced);
  }

  return (
    <Dialog
      title={words.dialogTitle}
      description={words.dialogText}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button variant="primary" isPending={share !== null} pendingLabel={words.uploading} onPress={submit}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <Later>
          <NewSheetFields sheet={sheet} chemicals={chemicals} replaced={replaced} />
        </Later>
        {share !== null && <ProgressBar label={words.uploading} value={Math.round(share * 100)} />}
      </div>
      {toReplace !== null && entered !== null && (
        <ReplaceSheetDialog
          sheet={toReplace}
          filename={entered.file.name}
          onClose={() => setToReplace(null)}
          onConfirm={() => void send(entered, toReplace.id)}
        />
      )}
    </Dialog>
  );
}
