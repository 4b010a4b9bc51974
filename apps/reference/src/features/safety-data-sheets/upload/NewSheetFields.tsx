import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { FileDrop } from "@placard/ui/internal";
import { useState } from "react";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SheetFindings } from "../facts/findings/SheetFindings.tsx";
import { SheetFactsFields } from "../facts/SheetFactsFields.tsx";
import { SheetLanguages } from "../facts/SheetLanguages.tsx";
import { CoveredRows } from "../rows/CoveredRows.tsx";
import type { RowOfSubstance } from "../../../lib/chemical/use-rows-of-substance.ts";
import { ChemicalOfSheet } from "./ChemicalOfSheet.tsx";
import type { ExistingSheets } from "./existing-sheets.ts";
import type { SheetToAdd } from "./use-new-sheet.ts";

interface NewSheetFieldsProps {
  readonly sheet: SheetToAdd;
  /** SDSs on file for the chosen chemical. */
  readonly existing: ExistingSheets;
  /** All rows of the chosen substance, and ids of those that the SDS covers. */
  readonly rows: readonly RowOfSubstance[];
  readonly chosen: ReadonlySet<number>;
}

/** Fields for the chemical, the file and its details. */
export function NewSheetFields({ sheet, existing, rows, chosen }: NewSheetFieldsProps) {
  const { safetyDataSheets: texts } = useMessages();
  const { chemical, file, text, facts, take, wrong } = sheet;
  // The name field is uncontrolled. Starting over remounts it with the chemical chosen at that time.
  const [{ begun: startedAt, initialName }, setStarted] = useState({ begun: 0, initialName: chemical?.name ?? "" });
  function begin(): void {
    sheet.reset();
    setStarted({ begun: startedAt + 1, initialName: sheet.initialName });
  }
  const names = (sheets: ExistingSheets["saved"]) => sheets.map(({ filename }) => filename);
  const notes = [
    ...(chemical === null ? [] : [texts.storedAt(storageOf(chemical))]),
    ...(existing.replaced.length > 0 ? [texts.replaces(names(existing.replaced))] : []),
    ...(existing.saved.length > 0 ? [texts.keeps(names(existing.saved))] : []),
  ];
  return (
    <>
      <RestoredNote form={{ ...sheet, reset: begin }} />
      <ChemicalOfSheet
        key={startedAt}
        initialName={initialName}
        onChange={sheet.setChosen}
        description={notes.length === 0 ? undefined : notes.join(" ")}
        errorMessage={wrong.chemical}
      />
      <CoveredRows rows={rows} chosen={chosen} fixed={chemical?.id} onChange={sheet.setCovers} />
      <FileDrop
        label={texts.file}
        accept={FILE_LIMITS.sds.types}
        description={texts.fileHint}
        files={file === null ? [] : [file]}
        onAdd={(files) => sheet.chooseFile(files.at(-1) ?? null)}
        onRemove={() => sheet.chooseFile(null)}
        errorMessage={wrong.file}
      />
      <SheetFactsFields facts={facts} onChange={take} dayProblem={wrong.day} languageProblem={wrong.language} />
      {existing.unnamed !== undefined && (
        <SheetLanguages
          label={texts.languageOnFile(existing.unnamed.filename)}
          hint={texts.languageOnFileHint}
          value={sheet.named}
          onChange={sheet.setNamed}
        />
      )}
      <SheetFindings text={text} chemical={chemical ?? undefined} onTake={take} onTakeLanguage={sheet.takeLanguage} />
    </>
  );
}
