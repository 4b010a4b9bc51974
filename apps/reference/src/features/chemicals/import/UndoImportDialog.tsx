import { type ChemicalImport } from "@placard/api-client";
import { undoChemicalImport } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { NamedRemovalDialog } from "../../../forms/NamedRemovalDialog.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface UndoImportDialogProps {
  readonly row: ChemicalImport;
  readonly onClose: () => void;
}

/**
 * Dialog that confirms undoing an import and lists everything that is removed. If other records depend on the import,
 * its name must be typed.
 */
export function UndoImportDialog({ row, onClose }: UndoImportDialogProps) {
  const { chemicalImport: texts, deleted, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(undoChemicalImport, { params: { id: row.id } }, { idempotencyKey: crypto.randomUUID() }),
    reload: () => queries.invalidateQueries({ queryKey: businessKey(row.business_id) }),
    done: () => ({ title: texts.undoneTitle, text: texts.undoneText(row.present, row.imported_containers) }),
    failed: { title: texts.undoFailedTitle, fallback: texts.undoFailed, logIn: texts.logIn },
    onClose,
  });
  const { changed, sheets, containers, moved_containers } = row;
  const hangs = changed + sheets + containers + moved_containers > 0;
  const question = {
    title: texts.undoTitle,
    text: [
      texts.undoText(row.present, row.imported_containers, row.filename),
      ...(hangs ? [texts.undoHangs(changed, moved_containers, sheets, containers)] : []),
      deleted.keptFor,
    ].join(" "),
    confirmLabel: texts.undoConfirm,
    pendingLabel: texts.undoing,
    ...removal,
  };
  if (hangs) return <NamedRemovalDialog name={row.filename} {...question} />;
  return <ConfirmDialog cancelLabel={common.cancel} {...question} />;
}
