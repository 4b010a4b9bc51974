import type { EditionChange } from "@placard/hazmat-core/reference";
import { safeCell } from "@placard/hazmat-core/business";
import { Button, Table, TextField } from "@placard/ui";
import { Pager } from "@placard/ui/internal";
import { FileSpreadsheet, Search } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../lib/device/save-file.ts";
import { writeRows } from "../../lib/formats/write-rows.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { editionRows, groupedRows, matchingRows, type EditionRow } from "./edition-rows.ts";

interface ChangesTableProps {
  readonly changes: readonly EditionChange[];
  /** Names of the editions: `ERG 2020`. */
  readonly before: string;
  readonly after: string;
}

type Column = Exclude<keyof EditionRow, "id" | "page">;

const ROWS_PER_PAGE = 50;

/** Table of the changes with a search by number or name, and an export as a CSV file with one row per number. */
export function ChangesTable({ changes, before, after }: ChangesTableProps) {
  const { editionChanges: messages } = useMessages();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const rows = matchingRows(editionRows(changes, messages), text);
  const shown = groupedRows(rows, messages);
  const columns: readonly { readonly id: Column; readonly label: string }[] = [
    { id: "number", label: messages.number },
    { id: "name", label: messages.name },
    { id: "change", label: messages.change },
    { id: "before", label: before },
    { id: "after", label: after },
    { id: "sources", label: messages.sources },
  ];
  const labelOf = new Map(columns.map(({ id, label }) => [id, label]));
  /** Labels for rows of a guide page, which show the page and its numbers in the columns for number and name. */
  const pageLabels = new Map<Column, string>([
    ["number", messages.page],
    ["name", messages.numbersOfPage],
  ]);
  const save = async (): Promise<void> => {
    const cells = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ id }) => safeCell(row[id])))];
    saveFile(await writeRows(cells), `${messages.file}.csv`);
  };
  return (
    <>
      <div className="placard__tools">
        <TextField
          type="search"
          label={messages.search}
          description={messages.searchHint}
          prefixIcon={<Search aria-hidden="true" />}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setPage(1);
          }}
        />
        <Button icon={<FileSpreadsheet aria-hidden="true" />} onPress={() => void save()}>
          {messages.save}
        </Button>
      </div>
      <Table
        label={messages.title(before)}
        columns={columns}
        rows={shown.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)}
        rowId={({ id }) => id}
        renderCell={(row, column) => (
          <span data-label={(row.number === row.page ? pageLabels : labelOf).get(column) ?? labelOf.get(column)}>
            {row[column]}
          </span>
        )}
        empty={messages.none}
      />
      <Pager page={page} pageSize={ROWS_PER_PAGE} total={shown.length} onChange={setPage} />
    </>
  );
}
