import type { InventoryChemical } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { FileDrop } from "@placard/ui/controls";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SheetFindings } from "../facts/findings/SheetFindings.tsx";
import { SheetFactsFields } from "../facts/SheetFactsFields.tsx";
import { SheetLanguages } from "../facts/SheetLanguages.tsx";
import { useSheetText } from "../facts/use-sheet-text.ts";
import { ChemicalOfSheet } from "./ChemicalOfSheet.tsx";
import type { SheetsBeside } from "./sheets-beside.ts";
import type { SheetToAdd } from "./use-new-sheet.ts";

interface NewSheetFieldsProps {
  readonly sheet: SheetToAdd;
  readonly chemicals: readonly InventoryChemical[];
  /** What is on file of the chosen chemical. */
  readonly beside: SheetsBeside;
}

/** The chemical, the file, and what the file says of itself. */
export function NewSheetFields({ sheet, chemicals, beside }: NewSheetFieldsProps) {
  const { safetyDataSheets: words } = useMessages();
  const { chosen, file, facts, take, wrong } = sheet;
  const text = useSheetText(file);
  const chemical = chemicals.find(({ id }) => String(id) === chosen);
  const names = (sheets: SheetsBeside["kept"]) => sheets.map(({ filename }) => filename);
  const said = [
    ...(beside.replaced.length > 0 ? [words.replaces(names(beside.replaced))] : []),
    ...(beside.kept.length > 0 ? [words.keeps(names(beside.kept))] : []),
  ];
  return (
    <>
      <ChemicalOfSheet
        initialName={chemical?.name ?? ""}
        onChange={sheet.setChosen}
        description={said.length === 0 ? undefined : said.join(" ")}
        errorMessage={wrong.chemical}
      />
      <FileDrop
        label={words.file}
        accept={FILE_LIMITS.sds.types}
        description={words.fileHint}
        files={file === null ? [] : [file]}
        onAdd={(files) => sheet.chooseFile(files.at(-1) ?? null)}
        onRemove={() => sheet.chooseFile(null)}
        errorMessage={wrong.file}
      />
      <SheetFactsFields facts={facts} onChange={take} dayProblem={wrong.day} languageProblem={wrong.language} />
      {beside.unnamed !== undefined && (
        <SheetLanguages
          label={words.languageOnFile(beside.unnamed.filename)}
          hint={words.languageOnFileHint}
          value={sheet.named}
          onChange={sheet.setNamed}
        />
      )}
      <SheetFindings text={text} chemical={chemical} onTake={take} onTakeLanguage={sheet.takeLanguage} />
    </>
  );
}
