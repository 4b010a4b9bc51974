import type { SafetyDataSheet } from "@placard/api-client";

import { ConfirmDialog } from "@placard/ui";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface ReplaceSheetDialogProps {
  /** The sheet on file. */
  readonly sheet: SafetyDataSheet;
  /** Name of the new file. */
  readonly filename: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before the sheet that crews see changes. */
export function ReplaceSheetDialog({ sheet, filename, onClose, onConfirm }: ReplaceSheetDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const day = formatDay(sheet.created_at) ?? common.unknownDate;
  return (
    <ConfirmDialog
      title={words.replaceTitle(sheet.chemical_name)}
      text={words.replaceText(sheet.filename, day, filename)}
      confirmLabel={words.replaceConfirm}
      cancelLabel={common.cancel}
      tone="primary"
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
    />
  );
}
