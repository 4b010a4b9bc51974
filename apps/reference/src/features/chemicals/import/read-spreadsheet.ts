import { withoutBlankEnd, type FileSheet } from "./reading/file-sheet.ts";
import { loadCsvReader } from "./reading/read-csv.ts";
import { loadXlsxReader } from "./reading/read-workbook.ts";
import { tablesOfSheet } from "./reading/tables-of-sheet.ts";

/** Maximum file size. A larger spreadsheet is not an inventory, or would use up the memory. */
const MAX_BYTES = 30 * 1024 * 1024;

/** Reason why a file has no rows. `reader`: the file reader could not be loaded, so the file may be fine. */
export type UnreadReason = "kind" | "size" | "reader" | "broken" | "empty";

/**
 * The worksheets of an .xlsx file that have rows, or the table of a CSV file. Tables that are next to each other are
 * separate worksheets. The parser is loaded with the first file.
 */
export async function readSpreadsheet(
  file: File,
): Promise<
  { readonly ok: true; readonly sheets: readonly FileSheet[] } | { readonly ok: false; readonly reason: UnreadReason }
> {
  if (file.size > MAX_BYTES) return { ok: false, reason: "size" };
  const isCsv = /\.(?:csv|tsv|txt)$/iu.test(file.name);
  if (!isCsv && !/\.xlsx$/iu.test(file.name)) return { ok: false, reason: "kind" };
  const read = await (isCsv ? loadCsvReader() : loadXlsxReader()).catch(() => null);
  if (read === null) return { ok: false, reason: "reader" };
  try {
    const sheets = (await read(file))
      .map((sheet) => ({ ...sheet, rows: withoutBlankEnd(sheet.rows) }))
      .filter(({ rows }) => rows.length > 0)
      .flatMap(tablesOfSheet);
    return sheets.length > 0 ? { ok: true, sheets } : { ok: false, reason: "empty" };
  } catch {
    return { ok: false, reason: "broken" };
  }
}
