import { undoChemicalImport, type ChemicalImport } from "@placard/api-client";
import { ConfirmDialog, toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface UndoImportDialogProps {
  readonly row: ChemicalImport;
  readonly onClose: () => void;
}

/** Asks before an import is taken back whole, and says what goes with it. */
export function UndoImportDialog({ row, onClose }: UndoImportDialogProps) {
  const { chemicalImport: words, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const undo = useMutation({
    mutationFn: () => api.call(undoChemicalImport, { params: { id: row.id } }, { idempotencyKey: crypto.randomUUID() }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: businessKey(row.business_id) });
      toasts.show({ tone: "ok", title: words.undoneTitle, text: words.undoneText(row.present) });
      onClose();
    },
    onError: (error) =>
      void fail(error, { title: words.undoFailedTitle, fallback: words.undoFailed, logIn: words.logIn }),
  });
  return (
    <ConfirmDialog
      title={words.undoTitle}
      text={
        <>
          {words.undoText(row.present, row.filename)}
          {row.changed > 0 && ` ${words.undoChanged(row.changed)}`}
        </>
      }
      confirmLabel={words.undoConfirm}
      cancelLabel={common.cancel}
      isPending={undo.isPending}
      pendingLabel={words.undoing}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => undo.mutate()}
    />
  );
}
