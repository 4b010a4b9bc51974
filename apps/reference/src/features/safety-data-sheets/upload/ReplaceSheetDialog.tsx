import type { SafetyDataSheet } from "@placard/api-client";

import { ConfirmDialog } from "@placard/ui";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { NewSheet } from "./use-sheet-upload.ts";

interface ReplaceSheetDialogProps {
  /** The SDSs to replace, at least one. */
  readonly sheets: readonly SafetyDataSheet[];
  readonly next: NewSheet;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Dialog that asks for confirmation before the SDS that crews see is replaced. */
export function ReplaceSheetDialog({ sheets, next, onClose, onConfirm }: ReplaceSheetDialogProps) {
  const { safetyDataSheets: texts, sheetText, common } = useMessages();
  const descriptions = sheets.map(({ filename, created_at, counts_in, covers }) => {
    const others = next.covers === null ? [] : covers.filter(({ id }) => next.covers?.includes(id) === false);
    if (others.length > 0) return texts.staysFor(filename, others.map(storageOf));
    const day = formatDay(created_at) ?? common.unknownDate;
    const left = counts_in.filter((language) => !next.facts.languages.includes(language));
    const continues = left.length > 0 && next.facts.languages.length > 0;
    return texts.replaceText(filename, day, continues ? sheetText.and(left.map(sheetText.languageName)) : null);
  });
  return (
    <ConfirmDialog
      title={texts.replaceTitle(sheets[0]?.chemical_name ?? "")}
      text={`${descriptions.join(" ")} ${texts.replaceNext(next.file.name)}`}
      confirmLabel={texts.replaceConfirm}
      cancelLabel={common.cancel}
      tone="primary"
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
    />
  );
}
