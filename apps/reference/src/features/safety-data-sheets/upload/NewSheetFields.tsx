import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { FileDrop } from "@placard/ui/controls";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SheetFindings } from "../facts/findings/SheetFindings.tsx";
import { SheetFactsFields } from "../facts/SheetFactsFields.tsx";
import { useSheetText } from "../facts/use-sheet-text.ts";
import { ChemicalOfSheet } from "./ChemicalOfSheet.tsx";
import type { SheetToAdd } from "./use-new-sheet.ts";

interface NewSheetFieldsProps {
  readonly sheet: SheetToAdd;
  readonly chemicals: readonly InventoryChemical[];
  /** The sheet on file of the chosen chemical; `undefined`: there is none. */
  readonly replaced: SafetyDataSheet | undefined;
}

/** The chemical, the file, and what the file says of itself. */
export function NewSheetFields({ sheet, chemicals, replaced }: NewSheetFieldsProps) {
  const { safetyDataSheets: words } = useMessages();
  const { chosen, setChosen, file, chooseFile, facts, take, wrong } = sheet;
  const text = useSheetText(file);
  const chemical = chemicals.find(({ id }) => String(id) === chosen);
  return (
    <>
      <ChemicalOfSheet
        initialName={chemical?.name ?? ""}
        onChange={setChosen}
        description={replaced === undefined ? undefined : words.replaces(replaced.filename)}
        errorMessage={wrong.chemical}
      />
      <FileDrop
        label={words.file}
        accept={FILE_LIMITS.sds.types}
        description={words.fileHint}
        files={file === null ? [] : [file]}
        onAdd={(files) => chooseFile(files.at(-1) ?? null)}
        onRemove={() => chooseFile(null)}
        errorMessage={wrong.file}
      />
      <SheetFactsFields facts={facts} onChange={take} dayProblem={wrong.day} />
      <SheetFindings text={text} chemical={chemical} onTake={take} />
    </>
  );
}
