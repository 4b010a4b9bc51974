import { formatNumber } from "@placard/hazmat-core";
import { Button, Dialog, ProgressBar } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ExportProgress } from "./use-export.ts";

interface ExportDialogProps {
  readonly progress: ExportProgress;
  readonly onCancel: () => void;
}

/** Progress of an export, with Cancel. */
export function ExportDialog({ progress, onCancel }: ExportDialogProps) {
  const { chemicalImport: texts, common } = useMessages();
  return (
    <Dialog
      isOpen
      size="sm"
      title={texts.exporting}
      onOpenChange={onCancel}
      isDismissable={false}
      footer={
        <Button onPress={onCancel} isDisabled={progress.step === "writing"}>
          {common.cancel}
        </Button>
      }
    >
      {progress.step === "chemicals" ? (
        <ProgressBar
          label={texts.readingRows(formatNumber(progress.done), formatNumber(progress.all))}
          value={progress.done}
          maxValue={Math.max(1, progress.all)}
        />
      ) : (
        <ProgressBar
          label={progress.step === "writing" ? texts.writing : texts.readingContainers(formatNumber(progress.done))}
        />
      )}
    </Dialog>
  );
}
