import type { Location } from "@placard/api-client";
import type { FieldErrors, Problem } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { WrongCell } from "./WrongCell.tsx";

interface PreviewRowProps<Field extends string> {
  readonly name: string;
  readonly row: number;
  /** Summary of the row. */
  readonly summary: string;
  readonly labels: {
    readonly row: (row: number) => string;
    readonly takeInRow: (row: number) => string;
    readonly leaveOutRow: (row: number) => string;
    readonly field: Readonly<Record<Field, string>>;
  };
  readonly isOut: boolean;
  /** The cells with errors, in column order. */
  readonly wrong: readonly Field[];
  readonly cells: Readonly<Record<Field, string>>;
  readonly problems: FieldErrors<Field>;
  readonly texts: Readonly<Partial<Record<Field, string>>>;
  readonly locations: readonly Location[];
  readonly onCorrect: (field: Field, text: string) => void;
  readonly onSite: (name: string, id: number) => void;
  readonly onLeaveOut: (isOut: boolean) => void;
  /** Further questions about the row. */
  readonly children?: ReactNode;
}

/** Possible readings of a cell, if known. */
const readingsOf = (problem: Problem | undefined): readonly string[] =>
  problem !== undefined && "readings" in problem ? problem.readings : [];

/** One row of a file with its values, errors and actions. */
export function PreviewRow<Field extends string>(props: PreviewRowProps<Field>) {
  const { name, row, summary, labels, isOut, wrong, cells, problems, texts, locations, onCorrect, onSite, onLeaveOut } =
    props;
  const { chemicalImport } = useMessages();
  return (
    <li data-row={row}>
      <div className="placard__head">
        <span>
          <strong>{name}</strong> <small>{labels.row(row)}</small>
        </span>
        <small>{summary}</small>
        <Button aria-label={isOut ? labels.takeInRow(row) : labels.leaveOutRow(row)} onPress={() => onLeaveOut(!isOut)}>
          {isOut ? chemicalImport.takeIn : chemicalImport.leaveOut}
        </Button>
      </div>
      {wrong.length > 0 && (
        <div className="placard__cells">
          {wrong.map((field) => (
            <WrongCell
              key={field}
              label={labels.field[field]}
              rowLabel={labels.row(row)}
              text={cells[field]}
              isSite={field === "location"}
              error={texts[field]}
              readings={readingsOf(problems[field])}
              locations={locations}
              onCorrect={(text) => onCorrect(field, text)}
              onSite={onSite}
            />
          ))}
        </div>
      )}
      {props.children}
    </li>
  );
}
