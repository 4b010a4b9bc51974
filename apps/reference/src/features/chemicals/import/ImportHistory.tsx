import { getChemicalImports, undoChemicalImport, type ChemicalImport } from "@placard/api-client";
import { Button, ConfirmDialog, toasts } from "@placard/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** The latest imports, each to be taken back whole. */
export function ImportHistory({ refused }: { readonly refused: string | null }) {
  const { chemicalImport: words, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [toUndo, setToUndo] = useState<ChemicalImport | null>(null);
  const imports = useQuery({
    queryKey: [...businessKey(business_id), "imports"],
    queryFn: async ({ signal }) =>
      (await api.call(getChemicalImports, { params: { business_id } }, { signal })).imports,
  });
  const undo = useMutation({
    mutationFn: ({ id }: ChemicalImport) =>
      api.call(undoChemicalImport, { params: { id } }, { idempotencyKey: crypto.randomUUID() }),
    async onSuccess(_answer, { present }) {
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      toasts.show({ tone: "ok", title: words.undoneTitle, text: words.undoneText(present) });
      setToUndo(null);
    },
    onError: (error) =>
      void fail(error, { title: words.undoFailedTitle, fallback: words.undoFailed, logIn: words.logIn }),
  });

  if (imports.data === undefined || imports.data.length === 0) return null;
  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-history">
      <h2 id="import-history">{words.history}</h2>
      <p>{words.historyText}</p>
      <ul className="app-import-history">
        {imports.data.map((row) => (
          <li key={row.id}>
            <span>
              <strong>{row.filename}</strong>
              <small>
                {words.imported(row.present)} · <DayText iso={row.created_at} />
                {row.imported_by !== null && ` ${words.by(row.imported_by)}`}
              </small>
            </span>
            <Button
              aria-label={words.undoOf(row.filename)}
              disabledReason={refused ?? undefined}
              onPress={() => setToUndo(row)}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
      {toUndo !== null && (
        <ConfirmDialog
          title={words.undoTitle}
          text={
            <>
              {words.undoText(toUndo.present, toUndo.filename)}
              {toUndo.changed > 0 && ` ${words.undoChanged(toUndo.changed)}`}
            </>
          }
          confirmLabel={words.undoConfirm}
          cancelLabel={common.cancel}
          isPending={undo.isPending}
          pendingLabel={words.undoing}
          isOpen
          onOpenChange={() => setToUndo(null)}
          onConfirm={() => undo.mutate(toUndo)}
        />
      )}
    </section>
  );
}
