import { matchContainers, matchHeadings, type SheetRows } from "@placard/hazmat-core/business";
import { decodedText } from "../../../lib/formats/decoded-text.ts";

/** Above it a spreadsheet is no inventory, or would take all memory. */
const MOST_BYTES = 30 * 1024 * 1024;

/** Why a file gives no rows. `reader`: what reads it could not be brought, and the file may be whole. */
export type UnreadReason = "kind" | "size" | "reader" | "broken" | "empty";

/** The sheets of an .xlsx file, or the one of a CSV file. What reads them is loaded with the first file. */
export async function readSpreadsheet(
  file: File,
): Promise<
  { readonly ok: true; readonly sheets: readonly SheetRows[] } | { readonly ok: false; readonly reason: UnreadReason }
> {
  if (file.size > MOST_BYTES) return { ok: false, reason: "size" };
  const isCsv = /\.(?:csv|tsv|txt)$/iu.test(file.name);
  if (!isCsv && !/\.xlsx$/iu.test(file.name)) return { ok: false, reason: "kind" };
  const read = await (isCsv ? bringCsvReader() : bringXlsxReader()).catch(() => null);
  if (read === null) return { ok: false, reason: "reader" };
  try {
    const sheets = (await read(file)).filter((rows) =>
      rows.some((row) => row.some((cell) => String(cell).trim() !== "")),
    );
    return sheets.length > 0 ? { ok: true, sheets } : { ok: false, reason: "empty" };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

type SheetReader = (file: File) => Promise<readonly SheetRows[]>;

async function bringXlsxReader(): Promise<SheetReader> {
  const { default: readXlsx } = await import("read-excel-file/universal");
  return async (file) => {
    const sheets = await readXlsx(await file.arrayBuffer());
    return sheets.map(({ data }) => data.map((row) => row.map((cell) => cellOf(cell))));
  };
}

/**
 * A number stays one: its text would be read as if a person had typed it. A date is written as spreadsheets show it to
 * programs: one that was a CAS number is then told.
 */
function cellOf(cell: unknown): string | number {
  // Spreadsheets know no time zone: their reader makes a day the midnight of Greenwich.
  // oxlint-disable-next-line reader-day/no-day-of-greenwich
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "number") return cell;
  return typeof cell === "string" || typeof cell === "boolean" ? String(cell) : "";
}

async function bringCsvReader(): Promise<SheetReader> {
  const { default: Papa } = await import("papaparse");
  return async (file) => {
    const text = decodedText(new Uint8Array(await file.arrayBuffer()));
    const parse = (options: { readonly delimiter?: string; readonly preview?: number }): string[][] =>
      Papa.parse<string[]>(text, { delimitersToGuess: [...DELIMITERS], skipEmptyLines: false, ...options }).data;
    const delimiter = delimiterOf((sign) => parse({ delimiter: sign, preview: MOST_TITLE_ROWS }));
    return [parse(delimiter === null ? {} : { delimiter })];
  };
}

const DELIMITERS = [",", ";", "\t"] as const;
/** Titles may stand above the headings. */
const MOST_TITLE_ROWS = 15;

/**
 * What cuts the rows: the sign by which most headings are known. `null` where that does not tell; then Papa looks which
 * of them cuts the rows alike, which a cell that holds many of one sign would lead astray.
 */
function delimiterOf(rowsBy: (sign: string) => SheetRows): string | null {
  const found = DELIMITERS.map((sign) => ({
    sign,
    known: knownOf(rowsBy(sign)),
  })).toSorted((one, other) => other.known - one.known);
  const [best, next] = found;
  return best !== undefined && next !== undefined && best.known > next.known ? best.sign : null;
}

/** How many columns are known, of an inventory or of a list of containers. */
function knownOf(rows: SheetRows): number {
  const columns = [matchHeadings(rows)?.columns ?? {}, matchContainers(rows)?.columns ?? {}];
  return Math.max(...columns.map((each) => Object.keys(each).length));
}
