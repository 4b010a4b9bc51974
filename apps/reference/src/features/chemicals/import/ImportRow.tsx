import type { Location } from "@placard/api-client";
import { formatNumber, type ChemicalMatch } from "@placard/hazmat-core";
import { IMPORT_FIELDS, type ImportField } from "@placard/hazmat-core/business";
import { Button, MeantQuestion, Select } from "@placard/ui";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ImportLine } from "./import-view.ts";
import { ImportCell } from "./ImportCell.tsx";

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
        <small>{summaryOf(line)}</small>
        <Button aria-label={isOut ? words.takeInRow(row) : words.leaveOutRow(row)} onPress={() => onLeaveOut(!isOut)}>
          {isOut ? words.takeIn : words.leaveOut}
        </Button>
      </div>
      {wrong.length > 0 && (
        <div className="placard__cells">
          {wrong.map((field) =>
            field === "location" ? (
              <Select
                key={field}
                label={words.field.location}
                placeholder={words.chooseLocation}
                items={locations.map(({ id, name }) => ({ id: String(id), label: name }))}
                value={null}
                description={cells.location === "" ? undefined : words.siteForAll(cells.location)}
                errorMessage={texts.location}
                onChange={(id) => {
                  if (cells.location === "") onCorrect("location", nameOf(Number(id)));
                  else onSite(cells.location, Number(id));
                }}
              />
            ) : (
              <ImportCell
                key={field}
                label={words.field[field]}
                text={cells[field]}
                error={texts[field]}
                onCommit={(text) => onCorrect(field, text)}
              />
            ),
          )}
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

  function nameOf(id: number): string {
    return locations.find((location) => location.id === id)?.name ?? "";
  }
}

/** How the row was read, or, while it is wrong, what stands in it. */
function summaryOf({ chemical, cells }: ImportLine): string {
  const parts =
    chemical === null
      ? [cells.cas_number, cells.un_number, `${cells.quantity} ${cells.unit}`.trim(), cells.location]
      : [
          chemical.cas_number,
          chemical.un_number === "" ? "" : `UN ${chemical.un_number.replace(/^UN\s*/iu, "")}`,
          `${formatNumber(chemical.quantity)} ${chemical.unit}`,
          cells.location,
        ];
  return parts.filter((part) => part !== "").join(" · ");
}
