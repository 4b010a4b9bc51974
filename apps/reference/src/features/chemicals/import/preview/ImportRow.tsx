import type { Location } from "@placard/api-client";
import type { ChemicalMatch } from "@placard/hazmat-core";
import { IMPORT_FIELDS, type ImportField } from "@placard/hazmat-core/business";
import { Button, MeantQuestion } from "@placard/ui";
import { useProblemTexts } from "../../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { ImportLine } from "../import-view.ts";
import { lineSummary } from "./line-summary.ts";
import { WrongCell } from "./WrongCell.tsx";

interface ImportRowProps {
  readonly line: ImportLine;
  readonly locations: readonly Location[];
  readonly onCorrect: (field: ImportField, text: string) => void;
  readonly onSite: (name: string, id: number) => void;
  readonly onAnswer: (match: ChemicalMatch | null) => void;
  readonly onLeaveOut: (isOut: boolean) => void;
}

/** One row of the file: what it says, what is wrong with it, and what can be done. */
export function ImportRow({ line, locations, onCorrect, onSite, onAnswer, onLeaveOut }: ImportRowProps) {
  const { chemicalImport: words } = useMessages();
  const texts = useProblemTexts()(line.problems);
  const { row, cells, state, question } = line;
  const isOut = state === "leftOut";
  const wrong = state === "wrong" ? IMPORT_FIELDS.filter((field) => texts[field] !== undefined) : [];
  return (
    <li>
      <div className="placard__head">
        <span>
          <strong>{cells.name || words.unnamed}</strong> <small>{words.row(row)}</small>
        </span>
        <small>{lineSummary(line)}</small>
        <Button aria-label={isOut ? words.takeInRow(row) : words.leaveOutRow(row)} onPress={() => onLeaveOut(!isOut)}>
          {isOut ? words.takeIn : words.leaveOut}
        </Button>
      </div>
      {wrong.length > 0 && (
        <div className="placard__cells">
          {wrong.map((field) => (
            <WrongCell
              key={field}
              field={field}
              cells={cells}
              error={texts[field]}
              locations={locations}
              onCorrect={onCorrect}
              onSite={onSite}
            />
          ))}
        </div>
      )}
      {state === "asked" && question !== null && (
        <>
          <MeantQuestion text={cells.name} meant={question} onChoose={onAnswer} />
          <div>
            <Button onPress={() => onAnswer(null)}>{words.keepName}</Button>
          </div>
        </>
      )}
    </li>
  );
}
