import type { InventoryChemical } from "@placard/api-client";
import { Button, Dialog, ProgressBar } from "@placard/ui";
import { useCurrentSheets } from "../../../lib/sheets/use-sheet.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Deferred } from "../../../shell/loading/Deferred.tsx";
import { useRowsOfSubstance } from "../../../lib/chemical/use-rows-of-substance.ts";
import { NewSheetFields } from "./NewSheetFields.tsx";
import { ReplaceSheetDialog } from "./ReplaceSheetDialog.tsx";
import { existingSheets } from "./existing-sheets.ts";
import { useNewSheet } from "./use-new-sheet.ts";
import { useSheetUpload } from "./use-sheet-upload.ts";

interface UploadSheetDialogProps {
  /** The preselected chemical, if it is the only one without an SDS, or `null`. */
  readonly chemical: InventoryChemical | null;
  readonly onClose: () => void;
}

/** Dialog that adds an SDS to the chosen rows of a substance, or replaces those in its languages after confirmation. */
export function UploadSheetDialog({ chemical, onClose }: UploadSheetDialogProps) {
  const { safetyDataSheets: texts, common } = useMessages();
  const sheet = useNewSheet(chemical, onClose);
  const { chemical: of, file, facts, close } = sheet;
  const { share, toReplace, setToReplace, send } = useSheetUpload(close);
  const mayReplace = (of?.sheets.length ?? 0) > 0;
  const onFile = useCurrentSheets(mayReplace && of !== null ? of.id : null);
  const rows = useRowsOfSubstance(of, onFile.data?.[0]?.covers ?? []);
  const isKnown = !mayReplace || onFile.data !== undefined;
  const chosen = new Set(sheet.covers ?? rows?.filter(({ agrees }) => agrees).map(({ id }) => id));
  const covers = rows === undefined || !isKnown ? sheet.covers : [...chosen];
  const entered = of === null || file === null ? null : { chemicalId: of.id, covers, file, facts };
  const knownOf = (sheets: typeof onFile.data) => existingSheets(sheets ?? [], sheet.facts.languages, sheet.named);
  const known = knownOf(onFile.data);
  const named =
    known.unnamed === undefined || sheet.named.length === 0 ? null : { sheet: known.unnamed, languages: sheet.named };

  /** If the SDSs on file could not be loaded, the server still asks before one is replaced. */
  async function submit(): Promise<void> {
    if (!sheet.check() || entered === null) return;
    const { replaced } = mayReplace && onFile.data === undefined ? knownOf((await onFile.refetch()).data) : known;
    if (replaced.length === 0) await send(entered, [], named);
    else setToReplace(replaced);
  }

  return (
    <Dialog
      title={texts.dialogTitle}
      description={texts.dialogText}
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{common.cancel}</Button>
          <Button
            variant="primary"
            isPending={share !== null}
            pendingLabel={texts.uploading}
            onPress={() => void submit()}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <Deferred>
          <NewSheetFields sheet={sheet} existing={known} rows={isKnown ? (rows ?? []) : []} chosen={chosen} />
        </Deferred>
        {share !== null && <ProgressBar label={texts.uploading} value={Math.round(share * 100)} />}
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
