import type { Location } from "@placard/api-client";
import type { ChemicalMatch } from "@placard/hazmat-core";
import { IMPORT_FIELDS, type ImportField } from "@placard/hazmat-core/business";
import { Button, MeantQuestion } from "@placard/ui";
import { useProblemTexts } from "../../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { ImportLine } from "../import-view.ts";
import { lineSummary } from "./line-summary.ts";
import { PreviewRow } from "./PreviewRow.tsx";
import { DuplicateOfRow } from "./DuplicateOfRow.tsx";

interface ImportRowProps {
  readonly line: ImportLine;
  readonly locations: readonly Location[];
  readonly onCorrect: (field: ImportField, text: string) => void;
  readonly onSite: (name: string, id: number) => void;
  readonly onAnswer: (match: ChemicalMatch | null) => void;
  readonly onLeaveOut: (isOut: boolean) => void;
}

/** One row of the file, with the question about its substance. */
export function ImportRow({ line, onAnswer, ...acts }: ImportRowProps) {
  const { chemicalImport: words } = useMessages();
  const texts = useProblemTexts()(line.problems);
  const { row, cells, state, question, twin, comesIn } = line;
  return (
    <PreviewRow
      {...acts}
      name={cells.name || words.unnamed}
      row={row}
      summary={lineSummary(line)}
      words={words}
      isOut={state === "leftOut" || (state === "duplicate" && !comesIn)}
      wrong={state === "wrong" ? IMPORT_FIELDS.filter((field) => texts[field] !== undefined) : []}
      cells={cells}
      problems={line.problems}
      texts={texts}
    >
      {line.notChemical !== undefined && <p>{words.notChemical[line.notChemical]}</p>}
      {(state === "duplicate" || state === "asked") && twin !== null && <DuplicateOfRow line={line} twin={twin} />}
      {state === "asked" && question !== null && (
        <>
          <MeantQuestion text={cells.name} meant={question} onChoose={onAnswer} />
          <div>
            <Button onPress={() => onAnswer(null)}>{words.keepName}</Button>
          </div>
        </>
      )}
    </PreviewRow>
  );
}
