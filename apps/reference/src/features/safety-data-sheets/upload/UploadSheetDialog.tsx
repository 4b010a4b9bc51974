import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { Button, Dialog, ProgressBar } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Later } from "../../../shell/loading/Later.tsx";
import { NewSheetFields } from "./NewSheetFields.tsx";
import { ReplaceSheetDialog } from "./ReplaceSheetDialog.tsx";
import { sheetsBeside } from "./sheets-beside.ts";
import { useNewSheet } from "./use-new-sheet.ts";
import { useSheetUpload } from "./use-sheet-upload.ts";

interface UploadSheetDialogProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
  /** Chosen beforehand: the chemical beside which the button stood, or `null`. */
  readonly chemicalId: number | null;
  readonly onClose: () => void;
}

/** Adds the sheet of one chemical, or replaces what is on file in its languages once that was confirmed. */
export function UploadSheetDialog({ chemicals, sheets, chemicalId, onClose }: UploadSheetDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const sheet = useNewSheet(chemicalId);
  const { chosen, entered } = sheet;
  const { share, toReplace, setToReplace, send } = useSheetUpload(onClose);
  const beside = sheetsBeside(sheets, chosen, sheet.facts.languages, sheet.named);
  const named =
    beside.unnamed === undefined || sheet.named.length === 0 ? null : { sheet: beside.unnamed, languages: sheet.named };

  function submit(): void {
    if (!sheet.check() || entered === null) return;
    if (beside.replaced.length === 0) void send(entered, [], named);
    else setToReplace(beside.replaced);
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
          <NewSheetFields sheet={sheet} chemicals={chemicals} beside={beside} />
        </Later>
        {share !== null && <ProgressBar label={words.uploading} value={Math.round(share * 100)} />}
      </div>
      {toReplace.length > 0 && entered !== null && (
        <ReplaceSheetDialog
          sheets={toReplace}
          next={entered}
          onClose={() => setToReplace([])}
          onConfirm={() => void send(entered, toReplace, named)}
        />
      )}
    </Dialog>
  );
}
