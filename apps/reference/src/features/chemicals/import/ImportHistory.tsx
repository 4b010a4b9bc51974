import { type ChemicalImport } from "@placard/api-client";
import { getChemicalImports } from "@placard/api-client/internal";
import { Button } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { UndoImportDialog } from "./UndoImportDialog.tsx";

/** Lists the latest imports; each can be undone completely. */
export function ImportHistory({ refused }: { readonly refused: string | null }) {
  const { chemicalImport: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const [toUndo, setToUndo] = useState<ChemicalImport | null>(null);
  const imports = useQuery({
    queryKey: [...businessKey(business_id), "imports"],
    queryFn: async ({ signal }) =>
      (await api.call(getChemicalImports, { params: { business_id } }, { signal })).imports,
    staleTime: 0, // reload the dependent records to list before an import is undone
  });
  if (imports.data === undefined || imports.data.length === 0) return null;
  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-history">
      <h2 id="import-history">{texts.history}</h2>
      <p>{texts.historyText}</p>
      <ul className="app-import-history">
        {imports.data.map((row) => (
          <li key={row.id}>
            <span>
              <strong>{row.filename}</strong>
              <small>
                {texts.imported(row.present, row.imported_containers)} · <DayText iso={row.created_at} />
                {row.imported_by !== null && ` ${texts.by(row.imported_by)}`}
              </small>
            </span>
            <Button
              aria-label={texts.undoOf(row.filename)}
              disabledReason={refused ?? undefined}
              onPress={() => setToUndo(row)}
            >
              {texts.undo}
            </Button>
          </li>
        ))}
      </ul>
      {toUndo !== null && <UndoImportDialog row={toUndo} onClose={() => setToUndo(null)} />}
    </section>
  );
}
