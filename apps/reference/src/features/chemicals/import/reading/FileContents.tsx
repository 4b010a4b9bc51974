import { Banner, Select } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { Import } from "../use-import.ts";
import type { FileSheet } from "./file-sheet.ts";
import { doubtfulRows, filledRows, rowAccount } from "./row-account.ts";

interface FileContentsProps {
  readonly file: Import["file"];
  readonly onSheet: (name: string) => void;
}

/** Maximum number of entries listed. */
const MAX_NAMED = 8;

/** Lets the user choose a worksheet, and shows what happened to each row and which parts are not imported. */
export function FileContents({ file, onSheet }: FileContentsProps) {
  const { chemicalImport: texts } = useMessages();
  const opened = [file.opened, file.containers].filter((one) => one !== null);
  const read: readonly FileSheet[] = opened.map(({ sheet }) => sheet);
  const chosen = read[0] ?? file.sheets.find(({ name }) => name === file.reading.sheet);
  const left = file.sheets.filter((sheet) => !read.includes(sheet));
  const notes = read.flatMap(notesOn);
  const labelOf = (sheet: FileSheet): string => texts.worksheetName(sheet.name, sheet.isHidden);
  return (
    <>
      {file.sheets.length > 1 && (
        <Select
          label={texts.worksheet}
          items={file.sheets.map((sheet) => ({
            id: sheet.name,
            label: texts.worksheetRows(labelOf(sheet), filledRows(sheet)),
          }))}
          value={chosen?.name ?? null}
          onChange={onSheet}
        />
      )}
      {opened.map(({ sheet, match }) => (
        <RowAccount key={sheet.name} sheet={sheet} headingRow={match.headingRow} />
      ))}
      {left.length + notes.length > 0 && opened.length > 0 && (
        <Banner tone="caution" title={texts.checkFile}>
          <ul>
            {left.map((sheet) => (
              <li key={sheet.name}>{texts.sheetLeft(labelOf(sheet), filledRows(sheet))}</li>
            ))}
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );

  function notesOn(sheet: FileSheet): readonly string[] {
    const { merged, cut } = doubtfulRows(sheet);
    const headingRow = opened.find((one) => one.sheet === sheet)?.match.headingRow ?? 0;
    const { above } = rowAccount(sheet.rows, headingRow);
    return [
      ...above.slice(0, MAX_NAMED).map(({ row, text }) => texts.rowAbove(row, text)),
      ...(above.length > MAX_NAMED ? [texts.rowsAbove(above.length - MAX_NAMED)] : []),
      ...(sheet.isHidden ? [texts.hiddenRead(sheet.name)] : []),
      ...(sheet.hiddenRows.length > 0 ? [texts.hiddenRows(named(sheet.hiddenRows))] : []),
      ...(sheet.errorCells.length > 0
        ? [texts.errorCells(sheet.errorCells.slice(0, MAX_NAMED), sheet.errorCells.length)]
        : []),
      ...(merged.length > 0 ? [texts.mergedRows(named(merged))] : []),
      ...(cut.length > 0 ? [texts.cutRows(named(cut))] : []),
    ];
  }

  function named(rows: readonly number[]): string {
    return texts.namedRows(rows.slice(0, MAX_NAMED), rows.length);
  }
}

/** States how many rows a worksheet has and what they are. */
function RowAccount({ sheet, headingRow }: { readonly sheet: FileSheet; readonly headingRow: number }) {
  const { chemicalImport: texts } = useMessages();
  const { all, records, above, blank } = rowAccount(sheet.rows, headingRow);
  return (
    <p tabIndex={-1} data-step="opened">
      {texts.account(sheet.name, { all, records, above: above.length, blank })}
    </p>
  );
}
