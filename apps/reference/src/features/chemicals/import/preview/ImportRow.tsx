import type { Location } from "@placard/api-client";
import type { ChemicalMatch } from "@placard/hazmat-core";
import { IMPORT_FIELDS, type ImportField } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { MeantQuestion } from "@placard/ui/internal";
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
export function ImportRow({ line, onAnswer, ...actions }: ImportRowProps) {
  const { chemicalImport: labels } = useMessages();
  const texts = useProblemTexts()(line.problems);
  const { row, cells, state, question, duplicate, comesIn } = line;
  return (
    <PreviewRow
      {...actions}
      name={cells.name || labels.unnamed}
      row={row}
      summary={lineSummary(line)}
      labels={labels}
      isOut={state === "leftOut" || (state === "duplicate" && !comesIn)}
      wrong={state === "wrong" ? IMPORT_FIELDS.filter((field) => texts[field] !== undefined) : []}
      cells={cells}
      problems={line.problems}
      texts={texts}
    >
      {line.notChemical !== undefined && <p>{labels.notChemical[line.notChemical]}</p>}
      {(state === "duplicate" || state === "asked") && duplicate !== null && (
        <DuplicateOfRow line={line} duplicate={duplicate} />
      )}
      {state === "asked" && question !== null && (
        <div role="group" aria-label={labels.row(row)}>
          <MeantQuestion text={cells.name} meant={question} onChoose={onAnswer} />
          <div>
            <Button aria-label={`${labels.keepName}, ${labels.row(row)}`} onPress={() => onAnswer(null)}>
              {labels.keepName}
            </Button>
          </div>
        </div>
      )}
    </PreviewRow>
  );
}
