import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { CoveredRows } from "../rows/CoveredRows.tsx";
import { useRowsOfSubstance } from "../../../lib/chemical/use-rows-of-substance.ts";
import { SheetFactsFields } from "./SheetFactsFields.tsx";
import { StoredSheetText } from "./StoredSheetText.tsx";
import { useSheetEdit } from "./use-sheet-edit.ts";

interface EditSheetDialogProps {
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  readonly onClose: () => void;
}

/**
 * Dialog that edits the details of a stored SDS: revision date, languages and chemical rows. The file is not changed.
 */
export function EditSheetDialog({ sheet, chemical, onClose }: EditSheetDialogProps) {
  const { safetyDataSheets: texts, common } = useMessages();
  const form = useSheetEdit(sheet, onClose);
  const { values, fill, field } = form;
  const shared = new Set(sheet.covers.map(({ id }) => id));
  // A row that has an SDS gets this one only by an upload, which asks about the other.
  const rows = (useRowsOfSubstance(chemical ?? null, sheet.covers) ?? []).filter(
    ({ id, hasSheet }) => shared.has(id) || !hasSheet,
  );
  return (
    <FormDialog
      form={form}
      title={texts.editTitle(sheet.chemical_name)}
      description={texts.editText(sheet.filename)}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      <CoveredRows
        rows={rows}
        chosen={new Set(values.covers.map(Number))}
        onChange={(ids) => fill({ covers: ids.map(String) })}
        problem={field("covers").errorMessage}
      />
      <SheetFactsFields facts={values} onChange={fill} dayProblem={field("revision_date").errorMessage} />
      <StoredSheetText
        id={sheet.id}
        chemical={chemical}
        onTake={fill}
        onTakeLanguage={(language) => fill({ languages: [...new Set([...values.languages, language])] })}
      />
    </FormDialog>
  );
}
